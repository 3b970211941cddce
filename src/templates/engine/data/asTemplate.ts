import { templateLook } from '../fields/pageFields.ts'
import { withKeyOrder } from '../fields/valueTypes.ts'
import { fontOf, type Kit } from '../kit/kit.ts'
import type { PastLook, SiteData, TemplateLook } from './siteData.ts'

/** The look with which a template starts: its first palette, and its first font of each role. */
export function defaultLook(kit: Kit): TemplateLook {
  const [palette] = kit.palettes
  if (!palette) throw new Error(`The kit of template ${kit.id} has no palette`)
  return {
    colours: palette.colours,
    headingFont: fontOf(kit, '', 'heading').id,
    bodyFont: fontOf(kit, '', 'body').id,
  }
}

/**
 * Moves a site to another template. The site gets its past look in the new template, or else the default look.
 * `pastLooks` saves its look in the old template, unless that is the default look.
 */
export function asTemplate(data: SiteData, from: Kit, to: Kit): SiteData {
  if (from.id === to.id) return data
  const { colours, headingFont, bodyFont } = data
  const fromLook: PastLook = { template: from.id, colours, headingFont, bodyFont }
  const otherLooks = data.pastLooks.filter(({ template }) => template !== from.id && template !== to.id)
  const toLook = data.pastLooks.find(({ template }) => template === to.id)
  const savedLooks = isDefaultLook(fromLook, from) ? otherLooks : [...otherLooks, fromLook]
  return {
    ...data,
    ...defaultLook(to),
    ...toLook,
    template: to.id,
    pastLooks: savedLooks.toSorted((a, b) => (a.template < b.template ? -1 : 1)),
  }
}

function isDefaultLook(look: TemplateLook, kit: Kit): boolean {
  const jsonOf = (values: TemplateLook) =>
    Object.entries(templateLook).map(([key, { type }]) =>
      JSON.stringify(withKeyOrder(values[key as keyof TemplateLook], type.jsonOrder)),
    )
  return jsonOf(look).join() === jsonOf(defaultLook(kit)).join()
}
