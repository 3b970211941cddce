import { type DataOf, emptyValues, type ItemFields, type PageFields } from '../fields/field.ts'
import { type Link, linkFields } from '../fields/linkFields.ts'
import type { templateLook } from '../fields/lookFields.ts'
import { pageFields } from '../fields/pageFields.ts'
import { type Player, playerFields } from '../fields/playerFields.ts'
import { withKeyOrder } from '../fields/valueTypes.ts'

/** The files that the editor can draw for an export, in the root of the site. `Pictures` then contains their bytes. */
export const DRAWN_FILES = ['icon.png', 'share.jpg'] as const

export type { Link } from '../fields/linkFields.ts'
export { COLOUR_PARTS, type Colours } from '../fields/lookTypes.ts'
export type { Picture } from '../fields/pictureType.ts'
export type { Player } from '../fields/playerFields.ts'
export { DEFAULT_PORTRAIT_PLACE } from '../fields/portraitFields.ts'
export type { Social } from '../fields/profileFields.ts'

/** The data of a user's site. @property version of the data format */
export type SiteData = { readonly version: number } & DataOf<typeof pageFields>
/** The part of a page's look that belongs to its template. */
export type TemplateLook = DataOf<typeof templateLook>
export type PastLook = SiteData['pastLooks'][number]

/** The bytes of picture files, by their paths in the site. */
export type Pictures = ReadonlyMap<string, Uint8Array>

/** A file of a site. @property path ASCII, with forward slashes */
export interface SiteFile {
  readonly path: string
  readonly bytes: Uint8Array
}

export function playerOf(url: string, values: Partial<Player> = {}): Player {
  return { ...emptyValues(playerFields), id: 'player-1', url, ...values }
}

export function linkOf(values: Pick<Link, 'id'> & Partial<Link>): Link {
  return { ...emptyValues(linkFields), ...values }
}

/** JSON always has the fields of versions up to this one. A later field is in it only if its value is not empty. */
const LAST_VERSION_ALWAYS_WRITTEN = 2

/** Canonical JSON: equal data gives equal text. `upgradeSiteData` adds the missing empty fields again. */
export function siteDataJson(data: SiteData, fields: PageFields = pageFields): string {
  return JSON.stringify({ version: data.version, ...usedValues(data, fields) })
}

/** The data that an exported page shows: without hidden links, which could be read in its source. */
export function withoutHiddenLinks(data: SiteData): SiteData {
  return { ...data, links: data.links.filter(({ hidden }) => !hidden) }
}

function usedValues(values: object, fields: PageFields | ItemFields): object {
  const entries = Object.entries(fields).flatMap(([key, field]) => {
    const value = withKeyOrder((values as Readonly<Record<string, unknown>>)[key], field.type.jsonOrder)
    if (field.since > LAST_VERSION_ALWAYS_WRITTEN && JSON.stringify(value) === JSON.stringify(field.empty))
      return []
    if (!('items' in field) || !field.items) return [[key, value]]
    const { fields: itemFields } = field.items
    const items = (value as readonly object[]).map((item) => usedValues(item, itemFields))
    return [[key, field.json?.(items) ?? items]]
  })
  return Object.fromEntries(entries)
}
