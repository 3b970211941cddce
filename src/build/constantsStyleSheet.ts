import type { Plugin } from 'vite'
import { constantsCss } from '../constants/constantsCss.ts'
import { readConstantsFile } from './constantsFile.ts'

const ID = 'virtual:constants.css'
/** What the module graph calls the style sheet. */
export const CONSTANTS_STYLE_SHEET = `\0${ID}`

/** Serves the constants to the style sheets, so that each number is written once. */
export function constantsStyleSheet(): Plugin {
  return {
    name: 'moongate:constants-style-sheet',
    resolveId: (id) => (id === ID ? CONSTANTS_STYLE_SHEET : undefined),
    async load(id) {
      if (id !== CONSTANTS_STYLE_SHEET) return
      return constantsCss(await readConstantsFile(this.environment.config.root))
    },
  }
}
