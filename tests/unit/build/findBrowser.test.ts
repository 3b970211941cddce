import { describe, expect, it } from 'vitest'
import { findBrowser, type Probes, systemBrowsers } from '../../../src/build/findBrowser.ts'

const OWN = '/cache/playwright/chrome'
const SYSTEM = '/usr/bin/chromium'

/** A machine with these files. `attempts` lists the attempts to install a browser. */
function machine(files: readonly string[], overrides: Partial<Probes> = {}) {
  const existing = new Set(files)
  const attempts: string[] = []
  /** An attempt that fails. */
  const fail = (what: string) => () => {
    attempts.push(what)
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
    attempts.push(what)
    existing.add(path)
  }
  return { probes, attempts, succeed }
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
        const { probes, attempts } = machine([path], { platform })
        expect(findBrowser(probes)).toBe(path)
        expect(attempts).toEqual([])
      }
    }
  })

  it('downloads Playwright’s browser when there is none', () => {
    const { probes, attempts, succeed } = machine([])
    expect(findBrowser({ ...probes, download: succeed('download', OWN) })).toBe(OWN)
    expect(attempts).toEqual(['download'])
  })

  it('installs Debian’s package when the download fails', () => {
    const { probes, attempts, succeed } = machine([])
    expect(findBrowser({ ...probes, install: succeed('install', SYSTEM) })).toBe(SYSTEM)
    expect(attempts).toEqual(['download', 'install'])
  })

  it('explains what to do when it may not install packages', () => {
    const { probes, attempts } = machine([], { mayInstall: () => false })
    expect(() => findBrowser(probes)).toThrow('install Chromium or Chrome, or set CHROMIUM to its path.')
    expect(attempts).toEqual(['download'])
  })

  it('explains what to do when nothing helped', () => {
    const { probes, attempts } = machine([])
    expect(() => findBrowser(probes)).toThrow('set CHROMIUM to its path')
    expect(attempts).toEqual(['download', 'install'])
  })
})
