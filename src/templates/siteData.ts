import { type DataOf, emptyValues, type PageFields } from './fields/field.ts'
import { type Link, linkFields } from './fields/linkFields.ts'
import type { templateLook } from './fields/lookFields.ts'
import { pageFields } from './fields/pageFields.ts'
import { inOrder } from './fields/valueTypes.ts'

/** Files that the editor draws on a canvas for an export: at the top of the site, and among its `pictures`. */
export const DRAWN_FILES = ['icon.png', 'share.jpg'] as const

export const DRAWN_SHARE = { width: 1200, height: 630 } as const

export type { Link } from './fields/linkFields.ts'
export { COLOUR_PARTS, type Colours } from './fields/lookTypes.ts'
export type { Picture } from './fields/pictureType.ts'
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

export function linkOf(given: Pick<Link, 'id'> & Partial<Link>): Link {
  return { ...emptyValues(linkFields), ...given }
}

/** The data as canonical JSON: equal data gives equal text. */
export function siteDataJson(data: SiteData, fields: PageFields = pageFields): string {
  const order = Object.fromEntries(Object.entries(fields).map(([key, { type }]) => [key, type.order]))
  return JSON.stringify(inOrder(data, { version: null, ...order }))
}
