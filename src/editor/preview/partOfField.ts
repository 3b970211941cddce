import type { PageFields } from '../../templates/fields/field.ts'
import { inFormOrder } from '../../templates/fields/formOrder.ts'
import { pageFields } from '../../templates/fields/pageFields.ts'

/**
 * The mark of the elements that show a field; null for a field that is not visible.
 *
 * @param path the field's path in the data, as in `links.3.url`
 */
export function partOfField(path: string, fields: PageFields = pageFields): string | null {
  const [key = '', item] = path.split('.')
  const preview = fields[key]?.preview ?? null
  return preview !== null && /^\d+$/.test(item ?? '') ? `${preview}.${item}` : preview
}

/**
 * The field to edit for a mark: the first in the form that the element shows; for an item, its first field.
 *
 * @param part as in `links.3`
 * @returns its path in the data, as in `links.3.label`; null for a mark of no field
 */
export function fieldOfPart(part: string, fields: PageFields = pageFields): string | null {
  const [mark, item] = part.split('.')
  const found = inFormOrder(fields).find(({ field }) => field.form !== null && field.preview === mark)
  if (!found) return null
  if (item === undefined) return found.key
  const [first] = Object.entries(found.field.items?.fields ?? {}).find(([, { form }]) => form !== null) ?? []
  return [found.key, item, ...(first === undefined ? [] : [first])].join('.')
}
