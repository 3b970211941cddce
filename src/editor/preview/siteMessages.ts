import type { PageField, PageFields } from '../../templates/fields/field.ts'
import { pageFields } from '../../templates/fields/pageFields.ts'
import hideByDate from '../../templates/hideByDate.js?raw'
import type { Kit } from '../../templates/kit.ts'
import { marked } from '../../templates/marks.ts'
import { renderPage } from '../../templates/renderPage.ts'
import { chosenFonts, renderStyles } from '../../templates/renderStyles.ts'
import { previewParts } from '../../templates/styleParts.ts'
import type { EditedSite } from '../state/editorStore.ts'
import type { PreviewFont, SiteMessage } from './messages.ts'

type Values = Readonly<Record<string, unknown>>

const FONT_FACE = /@font-face\s*\{[^}]*\}\s*/g

/** @property kit with all letters of the text */
interface ShownSite extends EditedSite {
  readonly kit: Kit
}

/**
 * Makes the messages for one preview. Unedited fields keep their identity, so a typed letter sends neither styles nor
 * fonts nor pictures.
 *
 * @returns a function that makes the message for a site, or null if nothing has changed
 */
export function siteMessages(fields: PageFields = pageFields): (site: ShownSite) => SiteMessage | null {
  let last: ShownSite | null = null

  return ({ kit, data, pictures }) => {
    if (last?.kit === kit && last.data === data && last.pictures === pictures) return null
    const before = last
    const changed = changedFields(before?.data ?? null, data, fields)
    last = { kit, data, pictures }
    return {
      html: renderPage(kit, data, pictures, { mark: marked, fields }),
      ...(changed.some(({ restyles }) => restyles !== 'nothing') && {
        css: renderStyles(kit, data, previewParts(data)).replaceAll(FONT_FACE, ''),
      }),
      ...((changed.some(({ restyles }) => restyles === 'fonts') || before?.kit !== kit) && {
        fonts: fontsOf(kit, data),
      }),
      ...(before?.pictures !== pictures && { pictures }),
      ...(!before && { template: { script: kit.script + hideByDate, pictures: kit.pictures } }),
    }
  }
}

function changedFields(before: Values | null, now: Values, fields: PageFields): PageField<unknown>[] {
  return Object.entries(fields).flatMap(([key, field]) => (before && before[key] === now[key] ? [] : [field]))
}

function fontsOf(kit: Kit, data: EditedSite['data']): PreviewFont[] {
  return chosenFonts(kit, data).flatMap(({ name, files }) =>
    files.map(({ file: _, ...font }) => ({ family: name, ...font })),
  )
}
