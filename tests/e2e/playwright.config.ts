import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { noGlFlags, softwareGlFlags } from '../../src/tools/chromiumFlags.ts'
import { launchOptions } from '../helpers/launchOptions.ts'
import { SITE_URL } from '../helpers/origin.ts'

// The helpers read the content of the site `sample`. Workers inherit the variable.
process.env.MOONGATE_CONTENT = 'tests/sites/sample'

/** End-to-end tests in Chromium, of the built site as a static host would serve it. */
export default defineConfig({
  testDir: '.',
  globalSetup: fileURLToPath(new URL('serveSites.ts', import.meta.url)),
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  // These tests are only in the long run: see `tests/long`.
  grepInvert: /@long/,
  forbidOnly: Boolean(process.env.CI),
  // Three workers on two cores, because a test waits half of its time for an animation or a frame.
  workers: 3,
  // In ms. A slow test names its reason beside `test.slow`, or beside a limit of its own.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Tests request files without a leading slash (`robots.txt`), so that they stay below a base such as `/site/`.
    baseURL: SITE_URL,
    viewport: { width: 1280, height: 800 },
    // South of the equator, the moon would be turned.
    timezoneId: 'UTC',
  },
  // Only the tests of the sky draw WebGL in software. For all others WebGL is denied, which is faster.
  projects: [
    // This project is first, because its tests mostly wait while other tests run.
    {
      name: 'fonts of this machine',
      testMatch: 'typefaces.e2e.ts',
      use: { launchOptions: launchOptions(noGlFlags, 'machineFonts.conf') },
    },
    // The processor composites the page. In software GL, a screenshot of a page over a live sky takes up to five seconds.
    {
      name: 'sky',
      testMatch: 'sky*.e2e.ts',
      workers: 1,
      // The processor draws each frame: on a busy machine a sky may need 20 s to start.
      timeout: 120_000,
      expect: { timeout: 30_000 },
      use: { launchOptions: launchOptions([...softwareGlFlags, '--disable-gpu-compositing']) },
    },
    {
      name: 'pages',
      testMatch: '*.e2e.ts',
      testIgnore: '{sky,typefaces}*',
      use: { launchOptions: launchOptions(noGlFlags) },
    },
  ],
})
