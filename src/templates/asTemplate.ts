import type { PageFields } from './fields/field.ts'
import { templateLook } from './fields/lookFields.ts'
import { withKeyOrder } from './fields/valueTypes.ts'
import type { Kit } from './kit.ts'
import type { PastLook, SiteData, TemplateLook } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

/** @param look the fields of which each template has a separate value */
export function defaultLook(kit: Kit, look: PageFields = templateLook): TemplateLook {
  const values = Object.entries(look).map(([key, { empty, ofTemplate }]) => [key, ofTemplate?.(kit) ?? empty])
  return Object.fromEntries(values) as TemplateLook
}

/**
 * Moves a site to another template and keeps its content. The site gets the look that it last had in that template, or
 * the template's default look. The current look is saved in `pastLooks`, so that it is restored when the site returns.
 *
 * @param from the template that the site is in
 * @param look the fields of which each template has a separate value
 */
export function asTemplate(data: SiteData, from: Kit, to: Kit, look: PageFields = templateLook): SiteData {
  if (from.id === to.id) return data
  const currentLook = Object.keys(look).map((key) => [key, (data as Values)[key]])
  const previousLook: PastLook = { template: from.id, ...(Object.fromEntries(currentLook) as TemplateLook) }
  const otherLooks = data.pastLooks.filter(({ template }) => template !== from.id && template !== to.id)
  const lastLook = data.pastLooks.find(({ template }) => template === to.id)
  const savedLooks = isDefaultLook(previousLook, from, look) ? otherLooks : [...otherLooks, previousLook]
  return {
    ...data,
    ...defaultLook(to, look),
    ...lastLook,
    template: to.id,
    pastLooks: savedLooks.toSorted((a, b) => (a.template < b.template ? -1 : 1)),
  }
}

function isDefaultLook(values: Values, kit: Kit, look: PageFields): boolean {
  const defaults: Values = defaultLook(kit, look)
  return Object.entries(look).every(([key, { type }]) => {
    const jsonOf = (value: unknown) => JSON.stringify(withKeyOrder(value, type.order))
    return jsonOf(values[key]) === jsonOf(defaults[key])
  })
}
