import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bootScript } from './src/build/bootScript.ts'
import { checkContent } from './src/build/checkContent.ts'
import { constantsStyleSheet } from './src/build/constantsStyleSheet.ts'
import { exampleSites } from './src/build/exampleSites.ts'
import { panelCopies } from './src/build/panelCopies.ts'
import { prerenderRoutes } from './src/build/prerender.ts'
import { previewFrame } from './src/build/previewFrame.ts'
import { previewServer } from './src/build/previewServer.ts'
import { saveConstants } from './src/build/saveConstants.ts'
import { sitePictures } from './src/build/sitePictures.ts'
import { siteUrl } from './src/build/siteUrl.ts'

const url = siteUrl()

export default defineConfig({
  base: url.pathname,
  plugins: [
    react(),
    checkContent(),
    constantsStyleSheet(),
    panelCopies(),
    sitePictures(),
    exampleSites(),
    bootScript(),
    previewFrame(),
    prerenderRoutes(url),
    previewServer(),
    saveConstants(),
  ],
  builder: {},
  css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // One style sheet, small enough to be printed into every page.
    cssCodeSplit: false,
    manifest: true,
    // The printed pages say themselves what to fetch ahead.
    modulePreload: false,
    chunkSizeWarningLimit: 750,
    rolldownOptions: {
      // The first build makes every picture, and need not apologise for the time it takes.
      checks: { bundlerTimings: false },
      // React is a script of its own: see `reactRoot.ts`. Small pieces that many pages are made of are one file, each
      // crumb would cost a visitor a request; but dialogs, which come later, are no part of what the gate waits for.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/reactRoot\.ts/ },
            { name: 'pieces', test: /src\/ui\/(?!useModal)/, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: { host: 'localhost' },
  preview: { host: 'localhost' },
  environments: {
    ssr: {
      build: {
        outDir: 'node_modules/.moongate',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/prerender.tsx' },
      },
    },
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Read as text, for what is drawn where no style sheet reaches; Vitest would hand out nothing.
    css: { include: /tokens\.css|src\/templates\// },
  },
})
