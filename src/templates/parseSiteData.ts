import { NETWORKS } from './networks.ts'
import { fields, flag, listOf, type Mistake, numberFrom, oneOf, orNull, pattern, words } from './readJson.ts'
import type { Colours, Effects, Link, Picture, SiteData, Social } from './siteData.ts'
import { TEMPLATE_IDS } from './siteData.ts'

export type { Mistake } from './readJson.ts'

/** Far above what anybody writes, far below what a browser chokes on. */
const LINE_MOST_CHARACTERS = 20_000
const BIO_MOST_CHARACTERS = 200_000
const MOST_LINKS = 20_000
const MOST_SOCIALS = 200
const PICTURE_MOST_PX = 20_000

const line = words(LINE_MOST_CHARACTERS)
const id = pattern(
  /^[A-Za-z0-9_-]{1,64}$/,
  'is not a usable id; use at most 64 letters, digits and hyphens without accents',
)
const colour = pattern(
  /^#[0-9a-f]{6}$/i,
  'is not a colour; write a number sign and six digits, as in #c81e2c',
)

const picture = orNull(
  fields<Picture>({
    file: pattern(
      /^pictures\/[a-z0-9][a-z0-9-]{0,63}\.(webp|jpg|png)$/,
      'is not a picture’s file; write its path as in pictures/portrait.webp',
    ),
    alt: line,
    width: numberFrom(1, PICTURE_MOST_PX),
    height: numberFrom(1, PICTURE_MOST_PX),
  }),
)

const colours = fields<Colours>({
  ground: colour,
  glow: colour,
  text: colour,
  accent: colour,
  button: colour,
  buttonText: colour,
})

const siteData = fields<SiteData>({
  version: (value, path, mistakes) => {
    if (value !== 1) mistakes.push({ path, message: versionMessage(value) })
    return 1
  },
  template: oneOf(TEMPLATE_IDS),
  language: line,
  address: line,
  title: line,
  description: line,
  name: line,
  tagline: line,
  bio: words(BIO_MOST_CHARACTERS),
  portrait: picture,
  sharePicture: picture,
  links: listOf(fields<Link>({ id, label: line, url: line, note: line }), MOST_LINKS),
  socials: listOf(fields<Social>({ id, network: oneOf(NETWORKS), url: line }), MOST_SOCIALS),
  music: line,
  colours,
  headingFont: line,
  bodyFont: line,
  cursor: flag,
  effects: fields<Effects>({ on: flag, strength: numberFrom(0, 1) }),
})

function versionMessage(version: unknown): string {
  return typeof version === 'number' && version > 1
    ? `is ${version}, newer than this editor; reload the editor, or open the site where it was made`
    : 'is not 1; this is no site of ours'
}

/**
 * Takes any JSON for the data of a site. What is written in it may still be nonsense, an address that is none, say:
 * that is for `checkSite` to tell, and for the page to leave out.
 *
 * @returns the data, its fields in their order and no others, or every mistake
 */
export function parseSiteData(
  json: unknown,
): { readonly data: SiteData } | { readonly mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = []
  const data = siteData(json, '', mistakes)
  return mistakes.length > 0 ? { mistakes } : { data }
}
