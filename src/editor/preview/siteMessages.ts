import type { PageField, PageFields } from '../../templates/fields/field.ts'
import { pageFields } from '../../templates/fields/pageFields.ts'
import hideByDate from '../../templates/hideByDate.js?raw'
import type { Kit } from '../../templates/kit.ts'
import { previewAttribute } from '../../templates/partAttribute.ts'
import { renderPage } from '../../templates/renderPage.ts'
import { chosenFonts, renderStyles } from '../../templates/renderStyles.ts'
import { previewParts } from '../../templates/styleParts.ts'
import type { EditedSite } from '../state/editorStore.ts'
import type { PreviewFont, SiteMessage } from './messages.ts'

type Values = Readonly<Record<string, unknown>>

/** Not in the preview's CSS: the preview gets its fonts as `PreviewFont`s. */
const FONT_FACE = /@font-face\s*\{[^}]*\}\s*/g

interface PreviewedSite extends EditedSite {
  /** Another object after each fetch of letters: see `followLetters`. */
  readonly kit: Kit
}

/**
 * Returns a function that makes the messages for one preview: the HTML, and the other changes since the last message. The
 * function returns null if nothing has changed, unless its last call has thrown. It throws if the template does.
 */
export function siteMessages(fields: PageFields = pageFields): (site: PreviewedSite) => SiteMessage | null {
  let last: PreviewedSite | null = null
  let hasThrown = false

  return ({ kit, data, pictures }) => {
    const isSame = last?.kit === kit && last.data === data && last.pictures === pictures
    if (isSame && !hasThrown) return null
    const previous = last
    const changes = changedFields(previous?.data ?? null, data, fields)
    const hasNewKit = previous?.kit !== kit
    const hasNewStyles = hasNewKit || changes.some(({ restyles }) => restyles !== 'nothing')
    const hasNewFonts = hasNewKit || changes.some(({ restyles }) => restyles === 'fonts')
    hasThrown = true
    const message: SiteMessage = {
      html: renderPage(kit, data, pictures, { partAttribute: previewAttribute, fields }),
      ...(hasNewStyles && { css: renderStyles(kit, data, previewParts(data)).replaceAll(FONT_FACE, '') }),
      ...(hasNewFonts && { fonts: fontsOf(kit, data) }),
      ...(previous?.pictures !== pictures && { pictures }),
      ...(!previous && { template: { script: kit.script + hideByDate, pictures: kit.pictures } }),
    }
    // If rendering throws, the next message must have these changes too.
    last = { kit, data, pictures }
    hasThrown = false
    return message
  }
}

function changedFields(previous: Values | null, data: Values, fields: PageFields): PageField<unknown>[] {
  return Object.entries(fields)
    .filter(([key]) => !previous || previous[key] !== data[key])
    .map(([, field]) => field)
}

function fontsOf(kit: Kit, data: EditedSite['data']): PreviewFont[] {
  return chosenFonts(kit, data).flatMap(({ name, files }) =>
    files.map(({ file: _, ...font }) => ({ family: name, ...font })),
  )
}
