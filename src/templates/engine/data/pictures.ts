import type { ItemFields, PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
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

/** The data with null for each removed picture. @param isRemoved omitted: all pictures are removed */
export function withoutPictures(
  data: SiteData,
  fields: PageFields = pageFields,
  isRemoved: (picture: Picture) => boolean = () => true,
): SiteData {
  const nullPictures = (values: Values, valueFields: PageFields | ItemFields) => {
    const removedKeys = pictureKeys(valueFields).filter(
      (key) => values[key] && isRemoved(values[key] as Picture),
    )
    return Object.fromEntries(removedKeys.map((key) => [key, null]))
  }
  const lists = listsWithPictures(fields).map(([key, itemFields]) => {
    const items = (data as Values)[key] as readonly Values[]
    return [key, items.map((item) => ({ ...item, ...nullPictures(item, itemFields) }))]
  })
  return { ...data, ...nullPictures(data, fields), ...Object.fromEntries(lists) }
}
