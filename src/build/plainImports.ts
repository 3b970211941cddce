import type { Plugin } from 'vite'

/** The module that Vite wraps every dynamic import with. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Leaves dynamic imports as they are. Vite's helper waits for a chunk's style sheet and preloads; here the styles are in
 * the page and the scripts are fetched ahead by `fetchAhead`, so it would only weigh half a kilobyte in every visit.
 */
export function plainImports(): Plugin {
  return {
    name: 'moongate:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
