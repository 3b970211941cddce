import type { Plugin } from 'vite'
import { constantsCss } from '../../constants/constantsCss.ts'
import { themeCss } from '../../constants/themeCss.ts'
import { hasItalics } from '../../lib/language.ts'
import { loadContent } from './loadContent.ts'

const ID = 'virtual:constants.css'
const STYLE_SHEET = `\0${ID}`

/** Makes a style sheet of CSS custom properties from the theme, the constants and the site's language. */
export function constantsStyleSheet(): Plugin {
  return {
    name: 'moongate:constants-style-sheet',
    resolveId: (id) => (id === ID ? STYLE_SHEET : undefined),
    async load(id) {
      if (id !== STYLE_SHEET) return
      const { constants, palette, site } = await loadContent(this.environment.config.root)
      const displayStyle = `:root { --display-style: ${hasItalics(site.language) ? 'italic' : 'normal'}; }`
      return themeCss(palette) + constantsCss(constants, palette) + displayStyle
    },
  }
}
