import { defineConfig } from 'playwright/test'
import endToEnd from '../e2e/playwright.config.ts'

const { projects = [] } = endToEnd

// A new seed for each run. Chosen once for all workers, which inherit it.
if (!process.env.MOONGATE_SEED) {
  process.env.MOONGATE_SEED = String(Date.now() % 2 ** 31)
  process.stdout.write(
    `To repeat this run: MOONGATE_SEED=${process.env.MOONGATE_SEED} npm run tool -- campaign\n`,
  )
}

/** The tests of `tests/long`, and those of `tests/e2e` with the tag @long. */
export default defineConfig({
  ...endToEnd,
  testDir: '..',
  snapshotPathTemplate: '{testDir}/e2e/references/{arg}{ext}',
  // Matches nothing, so that the tests with the tag @long also run.
  grepInvert: /a^/,
  timeout: 300_000,
  // Requests and functions fail at random, and a page may try again several times.
  expect: { timeout: 30_000 },
  projects: projects.flatMap(({ testMatch, testIgnore, timeout: _, ...project }) => [
    {
      ...project,
      name: `long ${project.name}`,
      testMatch: `long/${testMatch}`,
      testIgnore: testIgnore && `long/${testIgnore}`,
    },
    {
      ...project,
      testMatch: `e2e/${testMatch}`,
      testIgnore: testIgnore && `e2e/${testIgnore}`,
      grep: /@long/,
    },
  ]),
})
