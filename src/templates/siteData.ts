import type * as z from 'zod/mini'
import type {
  coloursSchema,
  linkSchema,
  pastLookSchema,
  pictureSchema,
  siteDataSchema,
  socialSchema,
} from './siteDataSchema.ts'

/** The parts of a page that have a colour. */
export const COLOUR_PARTS = ['ground', 'glow', 'text', 'accent', 'button', 'buttonText'] as const

export type SiteData = z.infer<typeof siteDataSchema>
export type Link = z.infer<typeof linkSchema>
export type Social = z.infer<typeof socialSchema>
export type Picture = z.infer<typeof pictureSchema>
export type Colours = z.infer<typeof coloursSchema>
export type PastLook = z.infer<typeof pastLookSchema>

/** A picture's file, by its path in the site. */
export type Pictures = ReadonlyMap<string, Uint8Array>

/** A file of a site. @property path ASCII, with forward slashes */
export interface SiteFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** A portrait seen whole, from its middle. */
export const MIDDLE: SiteData['portraitPlace'] = { x: 0.5, y: 0.5, zoom: 1 }

/** The pictures of a site, in the order of its page. */
export function picturesOf({ portrait, links, sharePicture }: SiteData): readonly Picture[] {
  return [portrait, ...links.map(({ picture }) => picture), sharePicture].filter(
    (picture) => picture !== null,
  )
}

/** A link with nothing said of it but its id and these fields. */
export function linkOf(said: Pick<Link, 'id'> & Partial<Link>): Link {
  const words = { label: '', url: '', note: '', emoji: '' }
  return { kind: 'link', ...words, picture: null, hidden: false, me: false, ...said }
}

/** Every field of the data, in the order that it is written in. */
const FIELDS = [
  'version template language address title description name tagline bio',
  'portrait portraitFit portraitPlace x y zoom sharePicture file alt width height',
  'links featured socials id kind network label url note emoji picture hidden me',
  `music colours ${COLOUR_PARTS.join(' ')} headingFont bodyFont pastLooks cursor effects on strength`,
].flatMap((fields) => fields.split(' '))

/** The data as text that is the same for the same data, in whichever order its fields were set. */
export function siteDataJson(data: SiteData): string {
  return JSON.stringify(data, FIELDS)
}
