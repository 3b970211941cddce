import type { ItemFields, PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import type { Picture, SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

function pictureKeys(fields: PageFields | ItemFields): readonly string[] {
  return Object.entries(fields).flatMap(([key, { type }]) => (type.isPicture ? [key] : []))
}

function listsWithPictures(fields: PageFields): readonly (readonly [string, ItemFields])[] {
  return Object.entries(fields).flatMap(([key, { items }]) =>
    items?.fields && pictureKeys(items.fields).length > 0 ? [[key, items.fields] as const] : [],
  )
}

export function picturesOf(data: SiteData, fields: PageFields = pageFields): readonly Picture[] {
  const picturesIn = (values: Values, valueFields: PageFields | ItemFields) =>
    pictureKeys(valueFields).map((key) => values[key] as Picture | null)
  const picturesInLists = listsWithPictures(fields).flatMap(([key, itemFields]) =>
    ((data as Values)[key] as readonly Values[]).flatMap((item) => picturesIn(item, itemFields)),
  )
  return [...picturesIn(data, fields), ...picturesInLists].filter((picture) => picture !== null)
}

export function withoutPictures(data: SiteData, fields: PageFields = pageFields): SiteData {
  const nullPictures = (valueFields: PageFields | ItemFields) =>
    Object.fromEntries(pictureKeys(valueFields).map((key) => [key, null]))
  const lists = listsWithPictures(fields).map(([key, itemFields]) => {
    const items = (data as Values)[key] as readonly Values[]
    return [key, items.map((item) => ({ ...item, ...nullPictures(itemFields) }))]
  })
  return { ...data, ...nullPictures(fields), ...Object.fromEntries(lists) }
}
