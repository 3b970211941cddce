import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests of the tools that measure. They say nothing about the site, so they are not part of the gate. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/{bench,audit}/unit/*.test.ts'], isolate: false },
})
