import type { Fields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import type { Picture, SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

const pictureKeys = (fields: Fields) => Object.keys(fields).filter((key) => fields[key]?.type.isPicture)

/** The lists whose items have pictures. */
const LISTS = Object.entries(pageFields as Fields).flatMap(([list, { items }]) =>
  items && pictureKeys(items).length > 0 ? [{ list, items }] : [],
)

export function picturesOf(data: SiteData): readonly Picture[] {
  const values: Values = data
  const picturesIn = (holder: Values, fields: Fields) =>
    pictureKeys(fields).map((key) => holder[key] as Picture | null)
  const picturesInLists = LISTS.flatMap(({ list, items }) =>
    (values[list] as readonly Values[]).flatMap((item) => picturesIn(item, items)),
  )
  return [...picturesIn(values, pageFields), ...picturesInLists].filter((picture) => picture !== null)
}

/** The data with null for each removed picture. @param isRemoved omitted: all pictures are removed */
export function withoutPictures(
  data: SiteData,
  isRemoved: (picture: Picture) => boolean = () => true,
): SiteData {
  return mapPictures(data, (picture) => (isRemoved(picture) ? null : picture))
}

/** The data with another picture, or null, for each picture. */
export function mapPictures(data: SiteData, change: (picture: Picture) => Picture | null): SiteData {
  const values: Values = data
  const changedPictures = (holder: Values, fields: Fields) => {
    const keys = pictureKeys(fields).filter((key) => holder[key])
    return Object.fromEntries(keys.map((key) => [key, change(holder[key] as Picture)]))
  }
  const lists = LISTS.map(({ list, items }) => [
    list,
    (values[list] as readonly Values[]).map((item) => ({ ...item, ...changedPictures(item, items) })),
  ])
  return { ...data, ...changedPictures(values, pageFields), ...Object.fromEntries(lists) }
}
