import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { aliases } from '../../src/build/content/contentFolder.ts'
import { contentModules } from '../../src/build/content/contentModules.ts'

const root = join(import.meta.dirname, '../..')

// The content of the built site that the tests read. Set before a module reads the content.
process.env.MOONGATE_CONTENT = 'tests/sites/sample'

/** Reads the built site `sample`. Vite's plugins are not needed, because no test imports a component. */
export default defineConfig({
  root,
  resolve: { alias: aliases(root) },
  plugins: contentModules(),
  test: {
    include: ['tests/built/*.test.ts'],
    // The files share the site's modules, as the unit tests do.
    isolate: false,
    // The templates import their style sheets as text. By default Vitest would import empty texts.
    css: { include: /\/templates\// },
    // In ms. Only for tests that hang.
    testTimeout: 60_000,
  },
})
