import { fill } from '../../../lib/fill.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorText } from '../../../site/editorText.ts'
import type { SiteData } from '../../../templates/engine/data/siteData.ts'
import type { Kit } from '../../../templates/engine/kit/kit.ts'
import { itemsOf } from '../../state/items.ts'
import { itemName, listForm } from './listForms.ts'
import { formRow, labelOf } from './pageForm.ts'

const text = editorText.export
const MAX_NAMED_PLACES = 3

/**
 * Names the fields and list items that a finding of `checkSite` is about, as in `“My shop”`, or
 * `“My shop”, Link 7, Link 9 and 3 more`.
 */
export function placeNames(paths: readonly string[], kit: Kit, data: SiteData): string {
  return joinedNames(paths.map((path) => placeName(path, kit, data)))
}

/** Joins names with commas: the first three, and the number of the others. */
export function joinedNames(names: readonly string[]): string {
  const places = names.slice(0, MAX_NAMED_PLACES).join(', ')
  const moreCount = names.length - MAX_NAMED_PLACES
  return moreCount > 0 ? fill(text.andMore, { places, count: moreCount }) : places
}

/** The name of a path in the data: an item, as in `“My shop”` or `Link 4`, or the label of a field, of its part or of a list. */
export function placeName(path: string, kit: Kit, data: SiteData): string {
  const [key = '', indexOrPart = ''] = path.split('.')
  const row = formRow(key)
  const list = listForm(key)
  if (!row) return ''
  if (!list || indexOrPart === '') return row.parts?.[indexOrPart] ?? labelOf(key, kit)
  const index = Number(indexOrPart)
  const item = itemsOf(data, key)[index]
  const itemText = list.textOf?.(item)
  return itemText ? fill(text.named, { name: shortened(itemText) }) : itemName(list, item, index)
}
