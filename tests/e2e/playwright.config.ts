import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { noGlFlags, softwareGlFlags } from '../../src/tools/chromiumFlags.ts'
import { builtFolder, FIXED_SITES } from '../helpers/fixedSites.ts'
import { launchOptions } from '../helpers/launchOptions.ts'
import { EVERYTHING_URL, OWNER_ORIGIN, SITE_URL } from '../helpers/origin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

if (!FIXED_SITES.every((site) => existsSync(join(builtFolder(site), 'index.html'))))
  throw new Error('The sites of the tests are not built: run `npm run tool -- sites` first.')

// The helpers read the content of the site `sample`. Workers inherit the variable.
process.env.MOONGATE_CONTENT = 'tests/sites/sample'

/** End-to-end tests in Chromium, of the built site as a static host would serve it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  // These tests are only in the long run: see `tests/long`.
  grepInvert: /@long/,
  forbidOnly: Boolean(process.env.CI),
  // Three workers on two cores, because a test waits half of its time for an animation or a frame.
  workers: 3,
  // Long enough for a busy machine. The limits only end a test that hangs.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Tests request files without a leading slash (`robots.txt`), so that they stay below a base such as `/site/`.
    baseURL: SITE_URL,
    viewport: { width: 1280, height: 800 },
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
      use: { launchOptions: launchOptions([...softwareGlFlags, '--disable-gpu-compositing']) },
    },
    {
      name: 'pages',
      testMatch: '*.e2e.ts',
      testIgnore: '{editor,journeys,sky,typefaces}*',
      use: { launchOptions: launchOptions(noGlFlags) },
    },
    // Reduced motion: a preview's effects would keep half a processor core busy, and make these tests twice as slow.
    {
      name: 'editor',
      testMatch: '{editor,journeys}*.e2e.ts',
      use: { launchOptions: launchOptions(noGlFlags), contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: [
    serve(builtFolder('sample'), SITE_URL, 'tests/sites/sample'),
    serve(builtFolder('everything'), EVERYTHING_URL, 'tests/sites/everything'),
    // Only `owner.e2e.ts` needs it.
    ...(existsSync(join(root, 'dist/index.html')) ? [serve('dist', OWNER_ORIGIN, '')] : []),
  ],
})

/** Serves a built site as a static host would. @param content names the content folder, from which the base follows */
function serve(folder: string, url: string, content: string) {
  const { port } = new URL(url)
  return {
    command: `npx vite preview --outDir ${folder} --port ${port} --strictPort`,
    cwd: root,
    env: { ...process.env, MOONGATE_CONTENT: content } as Record<string, string>,
    port: Number(port),
    reuseExistingServer: false,
  }
}
