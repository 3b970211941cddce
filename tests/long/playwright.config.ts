import { defineConfig } from 'playwright/test'
import endToEnd from '../e2e/playwright.config.ts'

/** What is long by nature: endurance, and whole matrices of which `npm test` looks at a part. */
export default defineConfig(endToEnd, { testDir: '.', timeout: 300_000 })
