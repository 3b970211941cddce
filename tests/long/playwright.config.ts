import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import endToEnd from '../e2e/playwright.config.ts'

const { projects = [] } = endToEnd

// Workers inherit the seed. The same seed gives the same campaign: MOONGATE_SEED=… npm run test:campaign
if (!process.env.MOONGATE_SEED) {
  process.env.MOONGATE_SEED = String(Date.now() % 2 ** 31)
  process.stdout.write(`The campaign’s seed is ${process.env.MOONGATE_SEED}.\n`)
}

// The site was built with the tests' templates beside its own. Workers inherit the setting.
process.loadEnvFile(fileURLToPath(new URL('../templates/.env', import.meta.url)))

/** Slow tests: endurance, and the rows of the matrices that `npm test` skips. */
export default defineConfig({
  ...endToEnd,
  testDir: '..',
  snapshotPathTemplate: '{testDir}/{testFileDir}/references/{arg}{ext}',
  grepInvert: /a^/,
  timeout: 300_000,
  projects: projects.flatMap(({ testMatch, testIgnore, ...project }) => [
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
