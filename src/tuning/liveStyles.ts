import { constantsCss } from '../constants/constantsCss.ts'
import type { Constants } from '../constants/schema.ts'

/** Lets the style sheets of the page follow the constants, from a sheet after all others. Paper keeps its own. */
export function liveStyles(): (constants: Constants) => void {
  const sheet = new CSSStyleSheet({ media: 'screen' })
  let written = ''
  return (constants) => {
    const css = constantsCss(constants)
    // Most constants are the sky's alone: a page whose styles stay the same need not be laid out again.
    if (css === written) return
    if (written === '') document.adoptedStyleSheets.push(sheet)
    written = css
    sheet.replaceSync(css)
    keepVisitorsColors(sheet)
  }
}

/** The ground is no constant, and where colours are forced it is the visitor's. */
function keepVisitorsColors({ cssRules }: CSSStyleSheet): void {
  const [root] = cssRules
  if (!(root instanceof CSSStyleRule)) return
  root.style.removeProperty('--void')
  root.style.removeProperty('--dusk')
}
