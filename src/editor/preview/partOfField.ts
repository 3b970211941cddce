import type { PageFields } from '../../templates/fields/field.ts'
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
