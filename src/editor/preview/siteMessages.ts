import type { PageField, PageFields } from '../../templates/engine/fields/field.ts'
import { pageFields } from '../../templates/engine/fields/pageFields.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'
import { previewAttribute } from '../../templates/engine/markup/partAttribute.ts'
import { renderPage } from '../../templates/engine/render/renderPage.ts'
import { renderStyles } from '../../templates/engine/render/renderStyles.ts'
import { previewParts } from '../../templates/engine/styles/styleParts.ts'
import type { EditedSite } from '../state/editorStore.ts'
import type { PreviewFont, SiteMessage } from './messages.ts'

type Values = Readonly<Record<string, unknown>>

interface PreviewedSite extends EditedSite {
  readonly kit: Kit
  /** Another array when the fonts are others. */
  readonly fonts: readonly PreviewFont[]
}

/**
 * Returns a function that makes the messages for one preview: the HTML, and the other changes since the last message. The
 * function returns null if nothing has changed, unless its last call has thrown. It throws if the template does.
 */
export function siteMessages(fields: PageFields = pageFields): (site: PreviewedSite) => SiteMessage | null {
  let last: PreviewedSite | null = null
  let hasThrown = false

  return ({ kit, data, pictures, fonts }) => {
    const isSame =
      last?.kit === kit && last.data === data && last.pictures === pictures && last.fonts === fonts
    if (isSame && !hasThrown) return null
    const previous = last
    const changes = changedFields(previous?.data ?? null, data, fields)
    const hasNewStyles = changes.some(({ restyles }) => restyles === 'styles')
    hasThrown = true
    const message: SiteMessage = {
      html: renderPage(kit, data, pictures, { partAttribute: previewAttribute, fields }),
      ...(hasNewStyles && { css: renderStyles(kit, data, previewParts(data)) }),
      ...(previous?.fonts !== fonts && { fonts }),
      ...(previous?.pictures !== pictures && { pictures }),
      ...(!previous && { template: { script: kit.script, pictures: kit.pictures } }),
    }
    // If rendering throws, the next message must have these changes too.
    last = { kit, data, pictures, fonts }
    hasThrown = false
    return message
  }
}

function changedFields(previous: Values | null, data: Values, fields: PageFields): PageField<unknown>[] {
  return Object.entries(fields)
    .filter(([key]) => !previous || previous[key] !== data[key])
    .map(([, field]) => field)
}
