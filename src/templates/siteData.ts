import { type DataOf, emptyValues, type ItemFields, type PageFields } from './fields/field.ts'
import { type Link, linkFields } from './fields/linkFields.ts'
import type { templateLook } from './fields/lookFields.ts'
import { pageFields } from './fields/pageFields.ts'
import { type Player, playerFields } from './fields/playerFields.ts'
import { inOrder } from './fields/valueTypes.ts'

/** Files that the editor draws on a canvas for an export: at the top of the site, and among its `pictures`. */
export const DRAWN_FILES = ['icon.png', 'share.jpg'] as const

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const

export type { Link } from './fields/linkFields.ts'
export { COLOUR_PARTS, type Colours } from './fields/lookTypes.ts'
export type { Picture } from './fields/pictureType.ts'
export type { Player } from './fields/playerFields.ts'
export { MIDDLE } from './fields/portraitFields.ts'
export type { Social } from './fields/profileFields.ts'

/** The data of a person's site. @property version of the data format */
export type SiteData = { readonly version: number } & DataOf<typeof pageFields>
/** The part of a page's look that belongs to its template. */
export type TemplateLook = DataOf<typeof templateLook>
export type PastLook = SiteData['pastLooks'][number]

/** A picture's file, by its path in the site. */
export type Pictures = ReadonlyMap<string, Uint8Array>

/** A file of a site. @property path ASCII, with forward slashes */
export interface SiteFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** A player of an address, perhaps with a face. */
export function playerOf(url: string, face: Partial<Player> = {}): Player {
  return { ...emptyValues(playerFields), id: 'player-1', url, ...face }
}

export function linkOf(values: Pick<Link, 'id'> & Partial<Link>): Link {
  return { ...emptyValues(linkFields), ...values }
}

/** The last version of which a page's JSON has every field. */
const LAST_WHOLE_VERSION = 2

/**
 * The data as canonical JSON: equal data gives equal text. A field of a later version is left out while it is empty, so that
 * a page that does not use it stays as it was, and its link short. `upgradeSiteData` completes it.
 */
export function siteDataJson(data: SiteData, fields: PageFields = pageFields): string {
  return JSON.stringify({ version: data.version, ...usedValues(data, fields) })
}

/** The values of fields that are written, in the order of the fields. */
function usedValues(values: object, fields: PageFields | ItemFields): object {
  const written = Object.entries(fields).flatMap(([key, field]) => {
    const value = inOrder((values as Readonly<Record<string, unknown>>)[key], field.type.order)
    if (field.since > LAST_WHOLE_VERSION && JSON.stringify(value) === JSON.stringify(field.empty)) return []
    if (!('items' in field) || !field.items) return [[key, value]]
    const { fields: itemFields } = field.items
    const items = (value as readonly object[]).map((item) => usedValues(item, itemFields))
    return [[key, field.json?.(items) ?? items]]
  })
  return Object.fromEntries(written)
}
