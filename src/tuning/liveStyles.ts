import { constantsCss } from '../constants/constantsCss.ts'
import type { Constants } from '../constants/schema.ts'
import { palette } from '../site/theme.ts'

/**
 * Lets the page's styles follow the constants on screens, from a sheet after all others; paper keeps the source's. The
 * sheet is constructed because the policy allows no inline styles.
 */
export function liveStyles(): (constants: Constants) => void {
  const sheet = new CSSStyleSheet({ media: 'screen' })
  let written = ''
  return (constants) => {
    const css = constantsCss(constants, palette)
    // Most constants are the sky's alone: a page whose styles stay the same is not laid out again.
    if (css === written) return
    if (written === '') document.adoptedStyleSheets.push(sheet)
    written = css
    sheet.replaceSync(css)
  }
}
