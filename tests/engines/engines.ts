import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Builder, Capabilities } from 'selenium-webdriver'
import { softwareGlFlags } from '../../src/tools/chromiumFlags.ts'
import { systemBrowsers } from '../../src/tools/findBrowser.ts'
import type { Browser } from './Browser.ts'
import { drivePuppeteer } from './drivePuppeteer.ts'
import { driveSelenium } from './driveSelenium.ts'
import { freePort } from './freePort.ts'

/** An engine that may be installed. */
export interface Engine {
  /** The path of its program. Undefined if it is not installed. */
  readonly path: string | undefined
  /** @param path of its program */
  readonly start: (path: string) => Promise<Browser>
}

/** Paths of WebKitGTK's test browser on Debian. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map((version) =>
    version === '6.0'
      ? `/usr/lib/${machine}/webkitgtk-6.0/MiniBrowser`
      : `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`,
  ),
)
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

/** Every engine in which the journeys can run. On Linux, the variable DISPLAY chooses the display of the windows. */
export const engines: Readonly<Record<string, Engine>> = {
  firefox: {
    path: [
      '/usr/bin/firefox',
      '/usr/bin/firefox-esr',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ].find(existsSync),
    start: (executablePath) =>
      drivePuppeteer({
        browser: 'firefox',
        executablePath,
        // Firefox may disable its back/forward cache while a driver controls it.
        extraPrefsFirefox: { 'fission.bfcacheInParent': true },
      }),
  },
  webkitgtk: {
    path: existsSync(WEBKIT_DRIVER) ? MINI_BROWSERS.find(existsSync) : undefined,
    start: startWebKitGtk,
  },
  safari: {
    path: ['/usr/bin/safaridriver'].find(existsSync),
    // Safari's driver reports no console messages, and Selenium stops it.
    start: () =>
      driveSelenium(
        new Builder().forBrowser('safari'),
        () => [],
        () => {},
      ),
  },
  chrome: {
    path: systemBrowsers(process.platform).find(existsSync),
    start: (executablePath) =>
      drivePuppeteer({ browser: 'chrome', executablePath, args: [...softwareGlFlags] }),
  },
}

/**
 * The engines to test: those that ENGINES names, as in `firefox,webkitgtk`, else all installed ones except Chrome, because
 * all other tests run in Chromium.
 *
 * @throws when an engine that ENGINES names is not installed, or when there is none to test
 */
export function wantedEngines(names = process.env.ENGINES): readonly string[] {
  const installed = Object.keys(engines).filter((name) => engines[name]?.path)
  const wanted = names?.split(',') ?? installed.filter((name) => name !== 'chrome')
  const missing = wanted.filter((name) => !installed.includes(name))
  if (missing.length > 0)
    throw new Error(
      `ENGINES names ${missing.join(', ')}, which ${missing.length > 1 ? 'are' : 'is'} not installed here.`,
    )
  if (wanted.length === 0)
    throw new Error(
      'No engine is installed: apt-get install firefox-esr webkit2gtk-driver xvfb, or run this on a Mac.',
    )
  return wanted
}

/** Limit for a driver's start, ms. */
const MAX_START_MS = 30_000
const POLL_MS = 100

/** Waits until a driver answers. @throws after `MAX_START_MS` */
async function waitForAnswer(address: string): Promise<void> {
  const deadlineMs = Date.now() + MAX_START_MS
  const isAnswering = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  while (!(await isAnswering())) {
    if (Date.now() > deadlineMs) throw new Error(`${address} does not answer.`)
    await setTimeout(POLL_MS)
  }
}

/** Starts WebKitGTK. Its driver forwards the browser's output, which contains the messages of the console. */
async function startWebKitGtk(binary: string): Promise<Browser> {
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // The folder has a style sheet that makes the browser's toolbar small.
    env: { ...process.env, XDG_CONFIG_HOME: join(import.meta.dirname, 'webkitgtk') },
  })
  let output = ''
  driver.stdout.on('data', (chunk) => {
    output += chunk
  })
  const address = `http://127.0.0.1:${port}`
  await waitForAnswer(`${address}/status`)
  const options = { binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] }
  return driveSelenium(
    new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
      ),
    () => {
      const lines = output.split('\n').filter((line) => /\b(ERROR|WARN)/.test(line))
      output = ''
      return lines
    },
    () => driver.kill(),
  )
}
