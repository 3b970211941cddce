import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { aliases } from '../../src/build/content/contentFolder.ts'
import { contentModules } from '../../src/build/content/contentModules.ts'

/** Runs the journeys in each of the `wantedEngines`, one after the other, on the built site as `npm start` serves it. */
export default defineConfig({
  resolve: { alias: aliases(join(import.meta.dirname, '../..')) },
  plugins: contentModules(),
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/serveSite.ts',
    reporters: 'verbose',
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 150 } },
  },
})
