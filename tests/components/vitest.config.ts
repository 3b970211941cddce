import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Page } from 'playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { constantsStyleSheet } from '../../src/build/content/constantsStyleSheet.ts'
import { aliases } from '../../src/build/content/contentFolder.ts'
import { contentModules } from '../../src/build/content/contentModules.ts'
import { contentPlugin } from '../../src/build/content/contentPlugin.ts'
import { sitePictures } from '../../src/build/pictures/sitePictures.ts'
import { previewFrame } from '../../src/build/prerender/previewFrame.ts'
import { templateStyles } from '../../src/build/templates/templateStyles.ts'
import { noGlFlags } from '../../src/tools/chromiumFlags.ts'
import { launchOptions } from '../helpers/launchOptions.ts'

const root = join(import.meta.dirname, '../..')

/** The preferences of a visitor that a test emulates. */
const emulateMedia: BrowserCommand<[Parameters<Page['emulateMedia']>[0]]> = ({ page }, preferences) =>
  page.emulateMedia(preferences)

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (preferences: Parameters<Page['emulateMedia']>[0]) => Promise<void>
  }
}

// The content of the tests, not the owner's. Set before a plugin reads the content.
process.env.MOONGATE_CONTENT = 'tests/sites/sample'

/** Mounts components in Chromium, with the plugins that components need. Nothing is built. */
export default defineConfig({
  root,
  resolve: { alias: aliases(root) },
  plugins: [
    react(),
    contentPlugin(),
    contentModules(),
    constantsStyleSheet(),
    sitePictures(),
    templateStyles(),
    previewFrame(),
  ],
  // Vite prepares the packages that these files import before the tests begin. Later it would have to reload them.
  optimizeDeps: { entries: ['tests/components/*.{ts,tsx}'], include: ['suncalc'] },
  test: {
    // The files of a worker share one page and its modules, which saves CPU time. `cleanUp.ts` restores the page after each test.
    isolate: false,
    include: ['tests/components/*.test.tsx'],
    setupFiles: [join(import.meta.dirname, 'setup.ts'), join(root, 'tests/helpers/fixedInput.ts')],
    provide: { seed: Number(process.env.MOONGATE_SEED || 1) },
    // Vitest would use one on two cores, where a test waits half of its time for a frame.
    maxWorkers: 3,
    // In ms. Only for tests that hang.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        actionTimeout: 15_000,
        launchOptions: launchOptions(noGlFlags),
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      commands: { emulateMedia },
    },
  },
})
