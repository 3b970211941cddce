import { execFileSync, execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** Playwright's default browser. It needs a third less CPU time than a full Chromium without a window. */
const SHELL = 'chromium-headless-shell'
const LINUX = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)
const MACOS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
const WINDOWS = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))

const machine = {
  fromEnvironment: process.env.CHROMIUM || undefined,
  platform: process.platform,
  playwrightPath: () => chromium.executablePath(),
  exists: (path: string) => existsSync(path),
  /** Downloads Playwright's own Chromium. Throws when the network does not allow it. */
  download: (): unknown => execSync('npx playwright install chromium', { stdio: 'inherit' }),
  /** True for root on Debian or Ubuntu. */
  mayInstall: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  /** Installs Debian's package. Throws when that fails. */
  install: () => {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', SHELL], { stdio: 'inherit' })
  },
}
export type Probes = Readonly<typeof machine>

/** The usual paths of Chromium and Chrome. */
export function systemBrowsers(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'darwin') return MACOS
  return platform === 'win32' ? WINDOWS : LINUX
}

/**
 * Finds a Chromium: the one in CHROMIUM, else Playwright's, else the system's. If there is none, it installs Playwright's,
 * or Debian's package.
 * @returns the path of the executable
 * @throws when there is no browser and none can be installed
 */
export function findBrowser(probes: Probes = machine): string {
  const { fromEnvironment, exists } = probes
  if (fromEnvironment !== undefined) {
    if (exists(fromEnvironment)) return fromEnvironment
    throw new Error(
      `CHROMIUM names ${fromEnvironment}, which is not there: correct it, or unset it to use another browser.`,
    )
  }
  const found = () => [probes.playwrightPath(), ...systemBrowsers(probes.platform)].find(exists)
  const browser =
    found() ??
    (succeeds(probes.download) ? found() : undefined) ??
    (probes.mayInstall() && succeeds(probes.install) ? found() : undefined)
  if (browser !== undefined) return browser
  throw new Error(
    'The end-to-end tests need Chromium and could not install it: install Chromium or Chrome, or set CHROMIUM to its path.',
  )
}

function succeeds(run: () => unknown): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}
