import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { constantsStyleSheet } from './src/build/content/constantsStyleSheet.ts'
import { aliases } from './src/build/content/contentFolder.ts'
import { contentModules } from './src/build/content/contentModules.ts'
import { contentPlugin } from './src/build/content/contentPlugin.ts'
import { publishedUrl } from './src/build/content/publishedUrl.ts'
import { dev } from './src/build/dev/dev.ts'
import { UNFINISHED_SUFFIX } from './src/build/files.ts'
import { sitePictures } from './src/build/pictures/sitePictures.ts'
import { prerender } from './src/build/prerender/prerender.ts'
import { previewFrame } from './src/build/prerender/previewFrame.ts'
import { templateStyles } from './src/build/templates/templateStyles.ts'

const root = import.meta.dirname

// The unit tests read fixed content, not the owner's.
if (process.env.VITEST) process.env.MOONGATE_CONTENT ||= 'tests/sites/sample'

export default defineConfig(async ({ command, isPreview }): Promise<ViteUserConfig> => {
  // Only the dev server shows drafts.
  if (command === 'serve' && !isPreview && !process.env.VITEST) process.env.MOONGATE_DRAFTS = 'shown'
  const url = await publishedUrl(root)
  return {
    base: url.pathname,
    // A build prints a summary for the owner instead of Vite's list of all files.
    logLevel: command === 'build' ? 'warn' : 'info',
    resolve: { alias: aliases(root) },
    plugins: [
      react(),
      contentPlugin(),
      contentModules(),
      constantsStyleSheet(),
      sitePictures(),
      templateStyles(),
      previewFrame(),
      dev(),
      prerender(),
    ],
    build: {
      // The oldest browsers that run the scripts (`isBrowserSupported` in `src/lib/browsers.ts`).
      target: ['safari16.4', 'ios16.4', 'firefox128', 'chrome119'],
      // No data URLs: the content security policy does not allow them for fonts and scripts.
      assetsInlineLimit: 0,
      // Of the supported browsers only Safari 16 lacks modulepreload, and fetches the same files a little later.
      modulePreload: { polyfill: false },
      // In kB. The sky's script contains three.js, and is larger than the 500 kB at which Vite warns.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        // No warning about slow plugins: the first build spends most of its time on the pictures.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [
              // All that every page loads, in one script. By default each module that a lazy part also imports is a script.
              { name: 'shared', tags: ['$initial'] },
              // The components that at least three lazy parts share.
              { name: 'ui', test: /[\\/]src[\\/]ui[\\/]/, minShareCount: 3 },
            ],
          },
        },
      },
    },
    server: { host: 'localhost', watch: { ignored: [`**/*${UNFINISHED_SUFFIX}`, '**/.cache/**'] } },
    preview: { host: 'localhost' },
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      setupFiles: 'tests/helpers/fixedInput.ts',
      provide: { seed: Number(process.env.MOONGATE_SEED || 1) },
      // Modules are loaded once for all test files, which halves the time. A test that changes a store must restore it.
      isolate: false,
      // In ms. Only for tests that hang: long enough for a busy machine.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      maxWorkers: '100%',
      // Some code imports these style sheets as text. By default Vitest would import empty texts.
      css: { include: /tokens\.css|\/templates\// },
    },
  }
})
