import type { PageFields } from './fields/field.ts'
import { templateLook } from './fields/lookFields.ts'
import { inOrder } from './fields/valueTypes.ts'
import type { Kit } from './kit.ts'
import type { PastLook, SiteData, TemplateLook } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

export function ownLook(kit: Kit, look: PageFields = templateLook): TemplateLook {
  const values = Object.entries(look).map(([key, { empty, ofTemplate }]) => [key, ofTemplate?.(kit) ?? empty])
  return Object.fromEntries(values) as TemplateLook
}

/**
 * Moves a site to another template. It keeps its content. Its look becomes the last one that it had in that template,
 * or the template's default. The current look is saved, so that a site that returns is unchanged.
 *
 * @param from the kit of the template that the data is in
 * @param look the fields of which each template has a separate value
 */
export function asTemplate(data: SiteData, from: Kit, to: Kit, look: PageFields = templateLook): SiteData {
  if (from.id === to.id) return data
  const currentLook = Object.keys(look).map((key) => [key, (data as Values)[key]])
  const previousLook: PastLook = { template: from.id, ...(Object.fromEntries(currentLook) as TemplateLook) }
  const others = data.pastLooks.filter(({ template }) => template !== from.id && template !== to.id)
  const back = data.pastLooks.find(({ template }) => template === to.id)
  return {
    ...data,
    ...ownLook(to, look),
    ...back,
    template: to.id,
    pastLooks: [...others, ...(isOwn(previousLook, from, look) ? [] : [previousLook])].toSorted((a, b) =>
      a.template < b.template ? -1 : 1,
    ),
  }
}

function isOwn(values: Values, kit: Kit, look: PageFields): boolean {
  const ownValues: Values = ownLook(kit, look)
  return Object.entries(look).every(([key, { type }]) => {
    const written = (value: unknown) => JSON.stringify(inOrder(value, type.order))
    return written(values[key]) === written(ownValues[key])
  })
}
