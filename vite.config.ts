import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bootScript } from './src/build/bootScript.ts'
import { checkContent } from './src/build/checkContent.ts'
import { constantsStyleSheet } from './src/build/constantsCss.ts'
import { leanShaders } from './src/build/leanShaders.ts'
import { prerenderRoutes } from './src/build/prerender.ts'
import { previewServer } from './src/build/previewServer.ts'
import { sitePictures } from './src/build/sitePictures.ts'

export default defineConfig({
  plugins: [
    react(),
    checkContent(),
    constantsStyleSheet(),
    leanShaders(),
    sitePictures(),
    bootScript(),
    prerenderRoutes(),
    previewServer(),
  ],
  builder: {},
  // three.js looks for its developer tools, which nobody has in production.
  define: { __THREE_DEVTOOLS__: 'undefined' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 750,
    // The first build makes every picture, and need not apologise for the time it takes.
    rolldownOptions: { checks: { bundlerTimings: false } },
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
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'] },
})
