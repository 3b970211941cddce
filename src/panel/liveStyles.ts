import { constantsCss } from '../constants/constantsCss.ts'
import type { Palette } from '../constants/palette.ts'
import type { Constants } from '../constants/schema.ts'
import { themeCss } from '../constants/themeCss.ts'
import { constants as sourceConstants } from '../site/constants.ts'
import { palette as sourcePalette } from '../site/theme.ts'

/**
 * Returns a function that updates the custom properties for screens. It writes an adopted style sheet, because the content
 * security policy forbids new `style` elements.
 */
export function liveStyles(): (constants: Constants, palette: Palette) => void {
  const sheet = new CSSStyleSheet({ media: 'screen' })
  const cssOf = (all: Constants, colours: Palette) => constantsCss(all, colours) + themeCss(colours)
  let currentCss = cssOf(sourceConstants, sourcePalette)
  return (constants, palette) => {
    const css = cssOf(constants, palette)
    // Most constants are not in the styles. An unchanged style sheet causes no new layout.
    if (css === currentCss) return
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
    currentCss = css
    sheet.replaceSync(css)
  }
}
