import { describe, expect, it } from 'vitest'
import { findBrowser, type Machine, systemBrowsers } from '../../../src/build/findBrowser.ts'

const PLAYWRIGHT = '/cache/playwright/chrome'
const SYSTEM = '/usr/bin/chromium'

/** A machine with these files. `attempts` lists the attempts to install a browser. */
function fakeMachine(files: readonly string[], overrides: Partial<Machine> = {}) {
  const existing = new Set(files)
  const attempts: string[] = []
  /** An attempt that fails. */
  const fail = (attempt: string) => () => {
    attempts.push(attempt)
    throw new Error('no network')
  }
  const machine: Machine = {
    fromEnvironment: undefined,
    platform: 'linux',
    playwrightPath: () => PLAYWRIGHT,
    exists: (path) => existing.has(path),
    download: fail('download'),
    mayInstall: () => true,
    install: fail('install'),
    ...overrides,
  }
  /** An attempt that succeeds and adds a file. */
  const succeed = (attempt: string, path: string) => () => {
    attempts.push(attempt)
    existing.add(path)
  }
  return { machine, attempts, succeed }
}

describe('The search for a browser', () => {
  it('prefers the browser that CHROMIUM names', () => {
    const { machine } = fakeMachine(['/opt/mine', PLAYWRIGHT, SYSTEM], { fromEnvironment: '/opt/mine' })
    expect(findBrowser(machine)).toBe('/opt/mine')
  })

  it('throws when the browser that CHROMIUM names does not exist', () => {
    const { machine } = fakeMachine([PLAYWRIGHT, SYSTEM], { fromEnvironment: '/opt/mine' })
    expect(() => findBrowser(machine)).toThrow('CHROMIUM names /opt/mine, which is not there')
  })

  it('prefers Playwright’s browser to the system’s', () => {
    expect(findBrowser(fakeMachine([PLAYWRIGHT, SYSTEM]).machine)).toBe(PLAYWRIGHT)
  })

  it('takes the system’s browser when there is no other, and installs nothing', () => {
    for (const platform of ['linux', 'darwin'] as const) {
      for (const path of systemBrowsers(platform)) {
        const { machine, attempts } = fakeMachine([path], { platform })
        expect(findBrowser(machine)).toBe(path)
        expect(attempts).toEqual([])
      }
    }
  })

  it('downloads Playwright’s browser when there is none', () => {
    const { machine, attempts, succeed } = fakeMachine([])
    expect(findBrowser({ ...machine, download: succeed('download', PLAYWRIGHT) })).toBe(PLAYWRIGHT)
    expect(attempts).toEqual(['download'])
  })

  it('installs Debian’s package when the download fails', () => {
    const { machine, attempts, succeed } = fakeMachine([])
    expect(findBrowser({ ...machine, install: succeed('install', SYSTEM) })).toBe(SYSTEM)
    expect(attempts).toEqual(['download', 'install'])
  })

  it('explains what to do when it may not install packages', () => {
    const { machine, attempts } = fakeMachine([], { mayInstall: () => false })
    expect(() => findBrowser(machine)).toThrow('install Chromium or Chrome, or set CHROMIUM to its path.')
    expect(attempts).toEqual(['download'])
  })

  it('explains what to do when the download and the installation fail', () => {
    const { machine, attempts } = fakeMachine([])
    expect(() => findBrowser(machine)).toThrow('set CHROMIUM to its path')
    expect(attempts).toEqual(['download', 'install'])
  })
})
