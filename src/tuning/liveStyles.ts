import { constantsCss } from '../constants/constantsCss.ts'
import type { Palette } from '../constants/palette.ts'
import type { Constants } from '../constants/schema.ts'
import { themeCss } from '../constants/themeCss.ts'
import { constants as sourceConstants } from '../site/constants.ts'
import { palette as sourcePalette } from '../site/theme.ts'

/**
 * Updates the page's custom properties for screens. Paper keeps the source's values. The style sheet is constructed,
 * because the site's policy allows no inline styles.
 */
export function liveStyles(): (constants: Constants, palette: Palette) => void {
  const sheet = new CSSStyleSheet({ media: 'screen' })
  const cssOf = (all: Constants, colours: Palette) => constantsCss(all, colours) + themeCss(colours)
  let written = cssOf(sourceConstants, sourcePalette)
  return (constants, palette) => {
    const css = cssOf(constants, palette)
    // Most constants are not in the styles. An unchanged style sheet causes no layout.
    if (css === written) return
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
    written = css
    sheet.replaceSync(css)
  }
}
