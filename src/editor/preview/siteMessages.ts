import type { Kit } from '../../templates/engine/kit/kit.ts'
import { previewAttribute } from '../../templates/engine/markup/partAttribute.ts'
import { renderPage } from '../../templates/engine/render/renderPage.ts'
import { renderStyles } from '../../templates/engine/render/renderStyles.ts'
import { previewParts, STYLE_FIELDS } from '../../templates/engine/styles/styleParts.ts'
import type { EditedSite } from '../state/editorStore.ts'
import type { PreviewFont, SiteMessage } from './messages.ts'

interface PreviewedSite extends EditedSite {
  readonly kit: Kit
  /** Another array when the fonts are others. */
  readonly fonts: readonly PreviewFont[]
}

/**
 * Returns a function that makes the messages for one preview: the HTML, and the other changes since the last message. The
 * function returns null if nothing has changed, unless its last call has thrown. It throws if the template does.
 */
export function siteMessages(): (site: PreviewedSite) => SiteMessage | null {
  let last: PreviewedSite | null = null
  let hasThrown = false

  return ({ kit, data, pictures, fonts }) => {
    const isSame =
      last?.kit === kit && last.data === data && last.pictures === pictures && last.fonts === fonts
    if (isSame && !hasThrown) return null
    const previous = last
    const hasNewStyles = STYLE_FIELDS.some((key) => previous?.data[key] !== data[key])
    hasThrown = true
    const message: SiteMessage = {
      html: renderPage(kit, data, pictures, { partAttribute: previewAttribute }),
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
