import { constantsCss } from '../constants/constantsCss.ts'
import type { Palette } from '../constants/palette.ts'
import type { Constants } from '../constants/schema.ts'
import { themeCss } from '../constants/themeCss.ts'
import { constants as sourceConstants } from '../site/constants.ts'
import { palette as sourcePalette } from '../site/theme.ts'

/**
 * Updates the page's custom properties for screens. Paper keeps the source's values. A script creates the style
 * sheet, because the site's content security policy allows no inline styles.
 */
export function liveStyles(): (constants: Constants, palette: Palette) => void {
  const sheet = new CSSStyleSheet({ media: 'screen' })
  const cssOf = (all: Constants, colours: Palette) => constantsCss(all, colours) + themeCss(colours)
  let currentCss = cssOf(sourceConstants, sourcePalette)
  return (constants, palette) => {
    const css = cssOf(constants, palette)
    // Most constants are not in the styles. Without a change of the style sheet there is no new layout.
    if (css === currentCss) return
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
    currentCss = css
    sheet.replaceSync(css)
  }
}
