import { execFileSync, execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

/** A program and its Debian package. First of the paths: it needs a third less CPU time than a full headless Chromium. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const LINUX_PATHS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
].map((name) => `/usr/bin/${name}`)
const MACOS_PATHS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)
const WINDOWS_PATHS = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))

export function systemBrowsers(platform: NodeJS.Platform): readonly string[] {
  if (platform === 'darwin') return MACOS_PATHS
  return platform === 'win32' ? WINDOWS_PATHS : LINUX_PATHS
}

/**
 * Finds a Chromium: the one that CHROMIUM names, else Playwright's, else the system's. Tries to install a missing one.
 * @throws when CHROMIUM names a missing file, or when no browser is found or installed
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(
      `CHROMIUM names ${named}, which is not there: correct it, or unset it to use another browser.`,
    )
  }
  const findInstalled = () =>
    [chromium.executablePath(), ...systemBrowsers(process.platform)].find((path) => existsSync(path))
  const browser =
    findInstalled() ??
    (succeeds(download) ? findInstalled() : undefined) ??
    (mayInstall() && succeeds(install) ? findInstalled() : undefined)
  if (browser !== undefined) return browser
  throw new Error(
    'This command needs Chromium, and it could not be installed: install Chromium or Chrome, or set CHROMIUM to its path.',
  )
}

function download(): void {
  console.log('There is no Chromium on this machine. “npx playwright install chromium” downloads one now.')
  execSync('npx playwright install chromium', { stdio: 'inherit' })
}

/** True for root on Debian or Ubuntu. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function install(): void {
  console.log(
    `Playwright has no Chromium. apt-get installs the package ${HEADLESS_SHELL} on this machine now.`,
  )
  execFileSync('apt-get', ['update'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', HEADLESS_SHELL], { stdio: 'inherit' })
}

function succeeds(run: () => void): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}
