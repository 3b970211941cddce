import type { SiteData } from '../../templates/engine/data/siteData.ts'
import { listForm } from '../form/rows/listForms.ts'
import { formRow, KEYS_IN_FORM_ORDER } from '../form/rows/pageForm.ts'
import { partOfField } from '../preview/partOfField.ts'
import { type Item, itemsOf } from './items.ts'

type Values = Readonly<Record<string, unknown>>

/** A difference between two pages. @property page the one of the two that has the field or the item at this path */
export interface ChangedPlace {
  readonly path: string
  readonly page: SiteData
}

/** The fields and items that differ, in the order of the form, as in `colours.text`, `links.2` or `links.2.url`. */
export function changedPlaces(before: SiteData, after: SiteData): readonly ChangedPlace[] {
  const [oldValues, newValues]: [Values, Values] = [before, after]
  const places = KEYS_IN_FORM_ORDER.flatMap((key): ChangedPlace[] => {
    if (oldValues[key] === newValues[key]) return []
    if (listForm(key)) return changedItems(key, before, after)
    const row = formRow(key)
    // A field without a row of its own, such as the crop of the portrait, is changed at the field of its part.
    const shownAt = partOfField(key)
    if (!row) return shownAt === null ? [] : [{ path: shownAt, page: after }]
    const [part = '', ...otherParts] = changedKeys(oldValues[key], newValues[key])
    const hasName = row.parts?.[part] !== undefined && otherParts.length === 0
    return [{ path: hasName ? `${key}.${part}` : key, page: after }]
  })
  return places.filter(({ path }, index) => places.findIndex((place) => place.path === path) === index)
}

function changedItems(list: string, before: SiteData, after: SiteData): ChangedPlace[] {
  const [oldItems, newItems] = [itemsOf<Item>(before, list), itemsOf<Item>(after, list)]
  const isIn = (items: readonly Item[]) => (item: Item) => items.some(({ id }) => id === item.id)
  const added = newItems.filter((item) => !isIn(oldItems)(item))
  const removed = oldItems.filter((item) => !isIn(newItems)(item))
  const place = (item: Item, page: SiteData) => ({
    path: `${list}.${itemsOf<Item>(page, list).indexOf(item)}`,
    page,
  })
  if (added.length + removed.length > 0)
    return [...added.map((item) => place(item, after)), ...removed.map((item) => place(item, before))]
  const edited = newItems.flatMap((item) => {
    const oldItem = oldItems.find(({ id }) => id === item.id)
    return changedKeys(oldItem, item).map((key) => ({
      path: `${place(item, after).path}.${key}`,
      page: after,
    }))
  })
  if (edited.length > 0) return edited
  return newItems.filter((item) => item.id === movedId(oldItems, newItems)).map((item) => place(item, after))
}

/** The id of the item that has moved. All others have the same order in both lists. */
function movedId(oldItems: readonly Item[], newItems: readonly Item[]): string | undefined {
  const index = newItems.findIndex(({ id }, i) => id !== oldItems[i]?.id)
  // Moved up if the item that was here is now directly below.
  return newItems[index + 1]?.id === oldItems[index]?.id ? newItems[index]?.id : oldItems[index]?.id
}

function changedKeys(before: unknown, after: unknown): string[] {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return []
  return Object.keys(after).filter((key) => (before as Values)[key] !== (after as Values)[key])
}
