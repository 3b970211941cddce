import { type DataOf, emptyValues, type Fields } from '../fields/field.ts'
import {
  linkFields,
  pageFields,
  playerFields,
  profileFields,
  type templateLook,
} from '../fields/pageFields.ts'
import { withKeyOrder } from '../fields/valueTypes.ts'
import { playersJson } from './playersJson.ts'

/** The files that the editor can draw for an export, in the root of the site. `Pictures` then contains their bytes. */
export const DRAWN_FILES = ['icon.png', 'share.jpg'] as const

export { COLOUR_PARTS, type Colours } from '../fields/lookTypes.ts'
export { DEFAULT_PORTRAIT_PLACE } from '../fields/pageFields.ts'
export type { Picture } from '../fields/pictureType.ts'

/** The data of a user's site. @property version of the data format */
export type SiteData = { readonly version: number } & DataOf<typeof pageFields>
/** A link, or a block between the links. */
export type Link = DataOf<typeof linkFields>
export type Social = DataOf<typeof profileFields>
export type Player = DataOf<typeof playerFields>
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

export function linkOf(values: Pick<Link, 'id'> & Partial<Link>): Link {
  return { ...emptyValues(linkFields), ...values }
}

export function profileOf(values: Pick<Social, 'id'> & Partial<Social>): Social {
  return { ...emptyValues(profileFields), ...values }
}

export function playerOf(url: string, values: Partial<Player> = {}): Player {
  return { ...emptyValues(playerFields), id: 'player-1', url, ...values }
}

/** True for a link that is shown as a card: a large picture with the text below it. */
export function isCard({ kind, picture, pictureSize }: Link): boolean {
  return kind === 'link' && picture !== null && pictureSize === 'large'
}

export function hasCover({ title, picture }: Player): boolean {
  return title.trim() !== '' || picture !== null
}

/** The data that an exported page shows: without hidden links, which could be read in its source. */
export function withoutHiddenLinks(data: SiteData): SiteData {
  return { ...data, links: data.links.filter(({ hidden }) => !hidden) }
}

/** JSON always has the fields of versions up to this one. A later field is in it only if its value is not empty. */
const LAST_VERSION_ALWAYS_WRITTEN = 2

/** Canonical JSON: equal data gives equal text. `upgradeSiteData` adds the missing empty fields again. */
export function siteDataJson(data: SiteData): string {
  const values = usedValues(data, pageFields)
  const players = values.music as readonly Partial<Player>[]
  return JSON.stringify({ version: data.version, ...values, music: playersJson(players) })
}

function usedValues(values: object, fields: Fields): Readonly<Record<string, unknown>> {
  const entries = Object.entries(fields).flatMap(([key, { type, empty, since, items }]) => {
    const value = withKeyOrder((values as Readonly<Record<string, unknown>>)[key], type.jsonOrder)
    if (since > LAST_VERSION_ALWAYS_WRITTEN && JSON.stringify(value) === JSON.stringify(empty)) return []
    return [[key, items ? (value as readonly object[]).map((item) => usedValues(item, items)) : value]]
  })
  return Object.fromEntries(entries)
}
