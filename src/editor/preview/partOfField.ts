import type { PageFields } from '../../templates/engine/fields/field.ts'
import { inFormOrder } from '../../templates/engine/fields/formOrder.ts'
import { pageFields } from '../../templates/engine/fields/pageFields.ts'

/**
 * The part of the page that shows a field (see `partAttribute.ts`); null if the page does not show the field.
 * @param path in the data, as in `links.3.url`
 */
export function partOfField(path: string, fields: PageFields = pageFields): string | null {
  const [key = '', item] = path.split('.')
  const preview = fields[key]?.preview ?? null
  return preview !== null && /^\d+$/.test(item ?? '') ? `${preview}.${item}` : preview
}

/**
 * The field that a press on a part opens: the part's first field in the form.
 * @returns the path, as in `links.3.label`; null if no field of the form has the part
 */
export function fieldOfPart(part: string, fields: PageFields = pageFields): string | null {
  const [preview, item] = part.split('.')
  const match = inFormOrder(fields).find(({ field }) => field.form !== null && field.preview === preview)
  if (!match) return null
  const { key, field } = match
  if (item === undefined) return key
  const itemFields = field.items?.fields ?? {}
  const firstKey = Object.keys(itemFields).find((itemKey) => itemFields[itemKey]?.form)
  return firstKey === undefined ? `${key}.${item}` : `${key}.${item}.${firstKey}`
}
