import { fontOf, type Kit } from '../../templates/kit.ts'
import { renderPage } from '../../templates/renderPage.ts'
import { renderStyles, type StyledBy } from '../../templates/renderStyles.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { isSameSite } from './foreseen.ts'
import { lineChanges } from './lineChanges.ts'
import type { PreviewFont, ShowMessage } from './messages.ts'

const FONT_FACE = /@font-face\s*\{[^}]*\}\s*/g

/**
 * Tells what is new in a site since the last time, by comparing the files themselves; so a letter typed sends the
 * lines it stands in, and no styles, fonts or pictures: on a phone, a page with many links takes a frame to be sent.
 *
 * @returns a function that says what the preview has to be told, or null when there is nothing to tell
 */
export function previewMessages(kit: Kit): (site: EditedSite) => ShowMessage | null {
  let html = ''
  let css = ''
  let told: EditedSite | null = null
  const sentFonts = new Set<string>()
  const sentPictures = new Map<string, Uint8Array>()

  return (site) => {
    if (told && isSameSite(told, site)) return null
    const { data, pictures } = site
    const page = renderPage(kit, data, pictures)
    const styles =
      told && isStyledAlike(told.data, data) ? css : renderStyles(kit, data).replaceAll(FONT_FACE, '')
    const fonts = fontsOf(kit, data).filter(({ url }) => !sentFonts.has(url))
    const taken = [...pictures].filter(([path, bytes]) => sentPictures.get(path) !== bytes)
    told = site
    // A picture that is replaced keeps its path: the page is told again, to take it up.
    const pageIsNew = page !== html || taken.length > 0
    if (!pageIsNew && styles === css) return null

    const message = {
      type: 'show',
      ...(pageIsNew && { html: lineChanges(html, page) }),
      ...(styles !== css && { css: styles }),
      ...(fonts.length > 0 && { fonts }),
      ...(taken.length > 0 && { pictures: new Map(taken.map(([path, bytes]) => [path, bytes.slice()])) }),
    } as const
    html = page
    css = styles
    for (const { url } of fonts) sentFonts.add(url)
    for (const [path, bytes] of taken) sentPictures.set(path, bytes)
    return message
  }
}

/** Whether the styles are the same; what was not edited is the same object. */
function isStyledAlike(before: StyledBy, now: StyledBy): boolean {
  return (
    before.colours === now.colours &&
    before.effects === now.effects &&
    before.headingFont === now.headingFont &&
    before.bodyFont === now.bodyFont
  )
}

function fontsOf(kit: Kit, { headingFont, bodyFont }: EditedSite['data']): PreviewFont[] {
  const chosen = new Set([fontOf(kit, headingFont, 'heading'), fontOf(kit, bodyFont, 'body')])
  return [...chosen].flatMap(({ name, files }) =>
    files.map(({ weight, style, url }) => ({ family: name, weight, style, url })),
  )
}
