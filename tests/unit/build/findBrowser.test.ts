import { describe, expect, it } from 'vitest'
import { findBrowser, type Probes, systemBrowsers } from '../../../src/build/findBrowser.ts'

const OWN = '/cache/playwright/chrome'
const SYSTEM = '/usr/bin/chromium'

/** A machine with these files. `tried` lists the attempts to install a browser. */
function machine(files: readonly string[], overrides: Partial<Probes> = {}) {
  const existing = new Set(files)
  const tried: string[] = []
  /** An attempt that fails. */
  const fail = (what: string) => () => {
    tried.push(what)
    throw new Error('no network')
  }
  const probes: Probes = {
    fromEnvironment: undefined,
    platform: 'linux',
    playwrightPath: () => OWN,
    exists: (path) => existing.has(path),
    download: fail('download'),
    mayInstall: () => true,
    install: fail('install'),
    ...overrides,
  }
  /** An attempt that succeeds and adds a file. */
  const succeed = (what: string, path: string) => () => {
    tried.push(what)
    existing.add(path)
  }
  return { probes, tried, succeed }
}

describe('The search for a browser', () => {
  it('prefers the browser that CHROMIUM names', () => {
    const { probes } = machine(['/opt/mine', OWN, SYSTEM], { fromEnvironment: '/opt/mine' })
    expect(findBrowser(probes)).toBe('/opt/mine')
  })

  it('throws when the browser that CHROMIUM names does not exist', () => {
    const { probes } = machine([OWN, SYSTEM], { fromEnvironment: '/opt/mine' })
    expect(() => findBrowser(probes)).toThrow('CHROMIUM names /opt/mine, which is not there')
  })

  it('prefers Playwright’s browser to the system’s', () => {
    expect(findBrowser(machine([OWN, SYSTEM]).probes)).toBe(OWN)
  })

  it('takes the system’s browser when there is no other, and installs nothing', () => {
    for (const platform of ['linux', 'darwin'] as const) {
      for (const path of systemBrowsers(platform)) {
        const { probes, tried } = machine([path], { platform })
        expect(findBrowser(probes)).toBe(path)
        expect(tried).toEqual([])
      }
    }
  })

  it('downloads Playwright’s browser when there is none', () => {
    const { probes, tried, succeed } = machine([])
    expect(findBrowser({ ...probes, download: succeed('download', OWN) })).toBe(OWN)
    expect(tried).toEqual(['download'])
  })

  it('installs Debian’s package when the download fails', () => {
    const { probes, tried, succeed } = machine([])
    expect(findBrowser({ ...probes, install: succeed('install', SYSTEM) })).toBe(SYSTEM)
    expect(tried).toEqual(['download', 'install'])
  })

  it('explains what to do when it may not install packages', () => {
    const { probes, tried } = machine([], { mayInstall: () => false })
    expect(() => findBrowser(probes)).toThrow('install Chromium or Chrome, or set CHROMIUM to its path.')
    expect(tried).toEqual(['download'])
  })

  it('explains what to do when nothing helped', () => {
    const { probes, tried } = machine([])
    expect(() => findBrowser(probes)).toThrow('set CHROMIUM to its path')
    expect(tried).toEqual(['download', 'install'])
  })
})
