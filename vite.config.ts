import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bootScript } from './src/build/bootScript.ts'
import { constantsStyleSheet } from './src/build/constantsStyleSheet.ts'
import { aliases } from './src/build/contentFolder.ts'
import { contentPlugin } from './src/build/contentPlugin.ts'
import { extraFiles } from './src/build/extraFiles.ts'
import { UNFINISHED_SUFFIX } from './src/build/files.ts'
import { chosenLanguage, languageBase } from './src/build/languageFolders.ts'
import { LICENCES_FILE } from './src/build/licences.ts'
import { ROWS_MODULE } from './src/build/markdown/markdownModules.ts'
import { prerenderRoutes } from './src/build/prerender.ts'
import { previewFrame } from './src/build/previewFrame.ts'
import { previewServer } from './src/build/previewServer.ts'
import { publishedUrl } from './src/build/publishedUrl.ts'
import { saveConstants } from './src/build/saveConstants.ts'
import { sitePictures } from './src/build/sitePictures.ts'

const root = import.meta.dirname

// Unit tests have one template more, added as an author adds one: everything that holds for templates holds for it.
if (process.env.VITEST) process.env.MOONGATE_TEMPLATES ??= 'tests/templates'

export default defineConfig(async ({ command }) => {
  const url = await publishedUrl(root)
  const language = chosenLanguage()
  return {
    base: languageBase(url.pathname, language),
    // A build says in the end what the owner should know, rather than the name of every file.
    logLevel: command === 'build' ? ('warn' as const) : ('info' as const),
    resolve: { alias: aliases(root, ROWS_MODULE) },
    plugins: [
      react(),
      contentPlugin(),
      constantsStyleSheet(),
      sitePictures(),
      extraFiles(),
      bootScript(),
      previewFrame(),
      prerenderRoutes(url),
      previewServer(),
      saveConstants(),
    ],
    builder: {},
    build: {
      outDir: join('dist', language),
      // The oldest that run the scripts (`src/lib/browsers.ts`); in older ones the pages are as without a script.
      target: ['safari16.4', 'ios16.4', 'firefox128', 'chrome119'],
      // The policy allows no fonts and no scripts in data addresses.
      assetsInlineLimit: 0,
      manifest: true,
      // Of the supported browsers only Safari 16 is without modulepreload, and it fetches the same files a little later.
      modulePreload: { polyfill: false },
      // What is shipped of others, with their notices; the build adds the typefaces'.
      license: { fileName: LICENCES_FILE },
      // The sky, with three.js in it, is larger than the 500 kB that Vite warns of.
      chunkSizeWarningLimit: 800,
      // The first build encodes every picture, which takes minutes and is no reason for a warning.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    server: { host: 'localhost', watch: { ignored: [`**/*${UNFINISHED_SUFFIX}`] } },
    preview: { host: 'localhost' },
    environments: {
      ssr: {
        build: {
          // Two builds at once, as of two contents, do not meet.
          outDir: `node_modules/.moongate/${process.pid}`,
          ssr: true,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/prerender.tsx' },
        },
      },
    },
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      // What the editor's functions say is tested in English, and of the templates' own samples, whichever language the
      // owner's editor speaks.
      alias: Object.fromEntries(
        ['#content/editorWords.ts', '#first/editorWords.ts', '#content/samples.ts'].map((name) => [
          name,
          `${root}/src/site/defaults/content.ts`,
        ]),
      ),
      // Modules are loaded once for all files, which halves the time; a test that changes a store puts it back.
      isolate: false,
      // Long enough for a busy machine: these end a test that hangs, and measure nothing.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      maxWorkers: '100%',
      reporters: ['default', `${root}/tests/helpers/vitestSkips.ts`],
      // Some code reads style sheets as text; Vitest would give it empty ones.
      css: { include: /tokens\.css|\/templates\// },
    },
  }
})
