import type { Kit } from '../../templates/kit.ts'
import { renderPage } from '../../templates/renderPage.ts'
import { chosenFonts, renderStyles } from '../../templates/renderStyles.ts'
import type { SiteData } from '../../templates/siteData.ts'
import type { EditedSite } from '../state/editorStore.ts'
import type { PreviewFont, SiteMessage } from './messages.ts'

const FONT_FACE = /@font-face\s*\{[^}]*\}\s*/g
const FONT_FIELDS = ['headingFont', 'bodyFont', 'language'] as const
const STYLE_FIELDS = ['colours', 'effects', 'portraitPlace', ...FONT_FIELDS] as const

/** @property kit with the letters that the words need */
interface Shown extends EditedSite {
  readonly kit: Kit
}

/**
 * Makes the messages for one preview. Fields that were not edited are the same objects, so that a comparison costs
 * nothing, and a letter typed sends neither styles nor fonts nor pictures.
 *
 * @returns a function that makes the message for a site, or null when it is the site of the last message
 */
export function siteMessages(): (site: Shown) => SiteMessage | null {
  let last: Shown | null = null

  return ({ kit, data, pictures }) => {
    if (last?.kit === kit && last.data === data && last.pictures === pictures) return null
    const before = last
    const differs = (fields: readonly (keyof SiteData)[]) =>
      fields.some((field) => before?.data[field] !== data[field])
    last = { kit, data, pictures }
    return {
      html: renderPage(kit, data, pictures),
      ...(differs(STYLE_FIELDS) && { css: renderStyles(kit, data).replaceAll(FONT_FACE, '') }),
      ...((differs(FONT_FIELDS) || before?.kit !== kit) && { fonts: fontsOf(kit, data) }),
      ...(before?.pictures !== pictures && { pictures }),
      ...(!before && { template: { script: kit.script, pictures: kit.pictures } }),
    }
  }
}

function fontsOf(kit: Kit, data: SiteData): PreviewFont[] {
  return chosenFonts(kit, data).flatMap(({ name, files }) =>
    files.map(({ file: _, ...font }) => ({ family: name, ...font })),
  )
}
