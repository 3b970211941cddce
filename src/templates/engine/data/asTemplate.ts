import type { PageFields } from '../fields/field.ts'
import { templateLook } from '../fields/lookFields.ts'
import { withKeyOrder } from '../fields/valueTypes.ts'
import type { Kit } from '../kit/kit.ts'
import type { PastLook, SiteData, TemplateLook } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

export function defaultLook(kit: Kit, fields: PageFields = templateLook): TemplateLook {
  const values = Object.entries(fields).map(([key, { empty, defaultOf }]) => [key, defaultOf?.(kit) ?? empty])
  return Object.fromEntries(values) as TemplateLook
}

/**
 * Moves a site to another template. The site gets its past look in the new template, or else the default look.
 * `pastLooks` saves its look in the old template, unless that is the default look.
 */
export function asTemplate(data: SiteData, from: Kit, to: Kit, fields: PageFields = templateLook): SiteData {
  if (from.id === to.id) return data
  const lookEntries = Object.keys(fields).map((key) => [key, (data as Values)[key]])
  const fromLook: PastLook = { template: from.id, ...(Object.fromEntries(lookEntries) as TemplateLook) }
  const otherLooks = data.pastLooks.filter(({ template }) => template !== from.id && template !== to.id)
  const toLook = data.pastLooks.find(({ template }) => template === to.id)
  const savedLooks = isDefaultLook(fromLook, from, fields) ? otherLooks : [...otherLooks, fromLook]
  return {
    ...data,
    ...defaultLook(to, fields),
    ...toLook,
    template: to.id,
    pastLooks: savedLooks.toSorted((a, b) => (a.template < b.template ? -1 : 1)),
  }
}

function isDefaultLook(values: Values, kit: Kit, fields: PageFields): boolean {
  const defaults: Values = defaultLook(kit, fields)
  return Object.entries(fields).every(([key, { type }]) => {
    const jsonOf = (value: unknown) => JSON.stringify(withKeyOrder(value, type.jsonOrder))
    return jsonOf(values[key]) === jsonOf(defaults[key])
  })
}
