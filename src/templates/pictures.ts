import type { ItemFields, PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import type { Picture, SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

function pictureKeys(fields: PageFields | ItemFields): readonly string[] {
  return Object.entries(fields).flatMap(([key, { type }]) => (type.isPicture ? [key] : []))
}

function listsOfPictures(fields: PageFields): readonly (readonly [string, ItemFields])[] {
  return Object.entries(fields).flatMap(([key, { items }]) =>
    items?.fields && pictureKeys(items.fields).length > 0 ? [[key, items.fields] as const] : [],
  )
}

export function picturesOf(data: SiteData, fields: PageFields = pageFields): readonly Picture[] {
  const picturesIn = (values: Values, ofValues: PageFields | ItemFields) =>
    pictureKeys(ofValues).map((key) => values[key] as Picture | null)
  const ofLists = listsOfPictures(fields).flatMap(([key, itemFields]) =>
    ((data as Values)[key] as readonly Values[]).flatMap((item) => picturesIn(item, itemFields)),
  )
  return [...picturesIn(data, fields), ...ofLists].filter((picture) => picture !== null)
}

export function withoutPictures(data: SiteData, fields: PageFields = pageFields): SiteData {
  const emptied = (ofValues: PageFields | ItemFields) =>
    Object.fromEntries(pictureKeys(ofValues).map((key) => [key, null]))
  const lists = listsOfPictures(fields).map(([key, itemFields]) => {
    const items = (data as Values)[key] as readonly Values[]
    return [key, items.map((item) => ({ ...item, ...emptied(itemFields) }))]
  })
  return { ...data, ...emptied(fields), ...Object.fromEntries(lists) }
}
