import { readFile } from 'node:fs/promises'
import { type Targets, transform } from 'lightningcss'
import type { Plugin } from 'vite'

const SAFARI = version(15, 4)

/** The oldest browsers in which an exported page looks as in a new one. They are also in the guide for template authors. */
const TARGETS: Targets = { safari: SAFARI, ios_saf: SAFARI, chrome: version(99), firefox: version(97) }

const STYLE_SHEET = /[\\/]templates[\\/].*\.css\?raw$/

/**
 * Compiles the style sheets that templates import as text for the browsers of their visitors, which are older than those
 * that run the editor.
 */
export function templateStyles(): Plugin {
  return {
    name: 'moongate:template-styles',
    // Before Vite, which would return the text as it is.
    enforce: 'pre',
    load: {
      filter: { id: STYLE_SHEET },
      async handler(id) {
        const filename = id.replace('?raw', '')
        this.addWatchFile(filename)
        const { code } = transform({ filename, code: await readFile(filename), targets: TARGETS })
        return `export default ${JSON.stringify(code.toString())}`
      },
    },
  }
}

/** Lightning CSS packs a version into one number. */
function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8)
}
