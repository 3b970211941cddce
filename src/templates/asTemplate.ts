import { fontOf, type Kit } from './kit.ts'
import { COLOUR_PARTS, type PastLook, type SiteData } from './siteData.ts'

export function ownLook(kit: Kit): Pick<SiteData, 'colours' | 'headingFont' | 'bodyFont'> {
  const [palette] = kit.palettes
  if (!palette) throw new Error(`The kit of template ${kit.id} has no palette`)
  return {
    colours: palette.colours,
    headingFont: fontOf(kit, '', 'heading').id,
    bodyFont: fontOf(kit, '', 'body').id,
  }
}

/**
 * Moves a site to another template. It keeps its content, and gets the look that it last had there, or the template's
 * default. Its current look is saved, so that a site that returns is unchanged.
 *
 * @param from the kit of the template that the data is in
 */
export function asTemplate(data: SiteData, from: Kit, to: Kit): SiteData {
  if (from.id === to.id) return data
  const { colours, headingFont, bodyFont } = data
  const previousLook: PastLook = { template: from.id, colours, headingFont, bodyFont }
  const others = data.pastLooks.filter(({ template }) => template !== from.id && template !== to.id)
  const back = data.pastLooks.find(({ template }) => template === to.id)
  return {
    ...data,
    ...ownLook(to),
    ...back,
    template: to.id,
    pastLooks: [...others, ...(isOwn(previousLook, from) ? [] : [previousLook])].toSorted((a, b) =>
      a.template < b.template ? -1 : 1,
    ),
  }
}

function isOwn(look: PastLook, kit: Kit): boolean {
  const own = ownLook(kit)
  return (
    look.headingFont === own.headingFont &&
    look.bodyFont === own.bodyFont &&
    COLOUR_PARTS.every((part) => look.colours[part] === own.colours[part])
  )
}
