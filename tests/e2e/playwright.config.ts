import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { noGl, softwareGl } from '../../src/build/chromiumFlags.ts'
import { findBrowser } from '../../src/build/findBrowser.ts'
import { contentTsconfig } from '../helpers/contentTsconfig.ts'
import { ORIGIN, ROOT } from '../helpers/origin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const executablePath = findBrowser()
/** The tests bring fonts, so that letters are as wide on every machine. Windows and macOS do not read this setting. */
const withFonts = (file: string): NodeJS.ProcessEnv => ({
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL(`../helpers/${file}`, import.meta.url)),
})
const launched = (args: readonly string[], fonts = 'fonts.conf') => ({
  launchOptions: { executablePath, args: [...args], env: withFonts(fonts) },
})

/** End-to-end, in real Chromium, against the built site as a static host would serve it. */
export default defineConfig({
  testDir: '.',
  tsconfig: contentTsconfig(),
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  // The long run takes these: see `tests/long`.
  grepInvert: /@long/,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // Three on two cores: a test spends half of its time waiting for an opening, a fade or a frame.
  workers: 3,
  // Long enough for a machine that is busy with other work: these end a test that hangs, and measure nothing.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['../helpers/playwrightSkips.ts']],
  use: {
    // Tests open addresses without a slash in front (`media`), which stay below a base such as `/site/`.
    baseURL: ROOT,
    viewport: { width: 1280, height: 800 },
  },
  // Only the tests of the sky pay for WebGL in software; to all others it is denied, as to many a visitor.
  projects: [
    { name: 'pages', testMatch: '*.e2e.ts', testIgnore: 'sky*', use: launched(noGl) },
    { name: 'sky', testMatch: 'sky*.e2e.ts', use: launched(softwareGl) },
    {
      name: 'fonts of this machine',
      testMatch: 'typefaces.e2e.ts',
      use: launched(noGl, 'machineFonts.conf'),
    },
  ],
  webServer: {
    command: `npx vite preview --port ${new URL(ORIGIN).port} --strictPort`,
    cwd: root,
    url: ROOT,
    reuseExistingServer: false,
  },
})
