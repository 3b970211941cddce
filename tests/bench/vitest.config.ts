import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The unit tests of the measuring tools. They say nothing about the site, so `npm test` does not run them. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // Not isolated, so that modules are loaded once for all test files.
  test: { include: ['tests/{bench,audit}/unit/*.test.ts'], isolate: false },
})
