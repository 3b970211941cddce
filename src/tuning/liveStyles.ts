import { constantsCss } from '../constants/constantsCss.ts'
import type { Palette } from '../constants/palette.ts'
import type { Constants } from '../constants/schema.ts'
import { themeCss } from '../constants/themeCss.ts'
import { constants as sourceConstants } from '../site/constants.ts'
import { palette as sourcePalette } from '../site/theme.ts'

/**
 * Lets the page's styles follow the constants and the colours on screens, from a sheet after all others; paper keeps the source's. The
 * sheet is constructed because the policy allows no inline styles.
 */
export function liveStyles(): (constants: Constants, palette: Palette) => void {
  const sheet = new CSSStyleSheet({ media: 'screen' })
  const cssOf = (all: Constants, colours: Palette) => constantsCss(all, colours) + themeCss(colours)
  let written = cssOf(sourceConstants, sourcePalette)
  return (constants, palette) => {
    const css = cssOf(constants, palette)
    // Most constants are the sky's alone: a page whose styles stay the same is not laid out again.
    if (css === written) return
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
    written = css
    sheet.replaceSync(css)
  }
}
