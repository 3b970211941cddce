import * as z from 'zod/mini'
import { fill } from '../lib/fill.ts'
import { editorWords } from '../site/editorWords.ts'
import { NETWORKS } from './networks.ts'
import { COLOUR_PARTS } from './siteData.ts'
import { SITE_LIMITS } from './siteLimits.ts'
import { TEMPLATE_IDS } from './templateIds.ts'

// Without this zod tries `new Function`, which the site's policy forbids and reports.
z.config({ jitless: true })

const said = editorWords.data
const MOST_PLAYERS = 100
const LINK_KINDS = ['link', 'heading'] as const
/** A photograph fills its circle; a logo is whole in it, on the page's ground or on white. */
const PORTRAIT_FITS = ['fill', 'whole', 'whole-on-white'] as const
const PICTURE_MOST_PX = 20_000

/** @param most UTF-16 units */
const words = (most: number) =>
  z
    .string(said.text)
    .check(
      z.maxLength(most, { error: ({ input }) => fill(said.long, { count: String(input).length, most }) }),
    )

const pattern = (form: RegExp, message: string) => z.string(message).check(z.regex(form, message))

const choice = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, fill(said.choice, { choices: choices.join(', ') }))

const numberFrom = (min: number, max: number) => {
  const message = fill(said.number, { min, max })
  return z.number(message).check(z.gte(min, message), z.lte(max, message))
}

const flag = z.boolean(said.flag)

const fields = <T extends z.core.$ZodLooseShape>(shape: T) => z.readonly(z.object(shape, said.object))

/** @param most of a list */
const atMost = (most: number) =>
  z.maxLength(most, {
    error: ({ input }) => fill(said.many, { count: (input as readonly unknown[]).length, most }),
  })

/** At most so many of one kind, no two with the same id. */
const list = <T extends { readonly id: string }>(entry: z.ZodMiniType<T>, most: number) =>
  z.readonly(
    z.pipe(
      // Counted before any is read, since a million of them would take seconds.
      z.array(z.unknown(), said.list).check(atMost(most)),
      z.array(entry).check(({ value, issues }) => {
        const seen = new Set<string>()
        for (const [index, { id }] of value.entries()) {
          if (seen.has(id)) issues.push({ code: 'custom', input: value, path: [index], message: said.sameId })
          seen.add(id)
        }
      }),
    ),
  )

const line = words(SITE_LIMITS.lineCharacters)
const id = pattern(/^[A-Za-z0-9_-]{1,64}$/, said.id)
const colour = pattern(/^#[0-9a-f]{6}$/i, said.colour)

export const pictureSchema = fields({
  /** Path in the site, ASCII: `pictures/portrait.webp`. */
  file: pattern(/^pictures\/[a-z0-9][a-z0-9-]{0,63}\.(webp|jpg|png)$/, said.picture),
  /** What it shows, in words; '' says nothing. */
  alt: line,
  /** In pixels. */
  width: numberFrom(1, PICTURE_MOST_PX),
  height: numberFrom(1, PICTURE_MOST_PX),
})

/** A link, or a heading between links, of which only the label shows. */
export const linkSchema = fields({
  id,
  kind: choice(LINK_KINDS),
  label: line,
  url: line,
  /** A few words below the label; '' for none. */
  note: line,
  /** One that stands beside the label; '' for none. */
  emoji: line,
  /** A small square one that stands in the emoji's place; null for none. */
  picture: z.nullable(pictureSchema),
  /** Kept, and not on the page. */
  hidden: flag,
  /** Whether it leads to the same person elsewhere: `rel="me"`. */
  me: flag,
})

export const socialSchema = fields({ id, network: choice(NETWORKS), url: line })

/** Which part of the portrait is seen in its circle. */
const portraitPlaceSchema = fields({
  /** From its left and upper edge, 0, to its right and lower one, 1. */
  x: numberFrom(0, 1),
  y: numberFrom(0, 1),
  /** 1 is as far away as fits. */
  zoom: numberFrom(1, SITE_LIMITS.portraitZoom),
})

/** `#rrggbb` each. */
export const coloursSchema = fields(
  Object.fromEntries(COLOUR_PARTS.map((part) => [part, colour])) as Record<
    (typeof COLOUR_PARTS)[number],
    typeof colour
  >,
)

const effectsSchema = fields({
  on: flag,
  /** [0, 1] */
  strength: numberFrom(0, 1),
})

/** What a page looks like, but for its effects: ids of the template's fonts, and colours. */
const look = { colours: coloursSchema, headingFont: line, bodyFont: line }

/** The look that a page had in another template, and has again there. */
export const pastLookSchema = fields({ template: choice(TEMPLATE_IDS), ...look })

/** The version that is written. Each one before it has its step in `upgradeSiteData.ts`. */
export const DATA_VERSION = 2

/** What a person writes, chooses and adds; a template makes a whole site of it. */
export const siteDataSchema = fields({
  version: z.literal(DATA_VERSION, { error: ({ input }) => versionMessage(input) }),
  template: choice(TEMPLATE_IDS),
  /** BCP 47, as in `lang=""`; the direction of the page follows from it. */
  language: line,
  /** Where the site is published, `https://…`; '' while that is not known. Chats show a preview picture only with it. */
  address: line,
  /** Of the page, for the tab and for search engines. */
  title: line,
  description: line,
  name: line,
  tagline: line,
  /** Blank lines divide paragraphs; a line break is a line break. */
  bio: words(SITE_LIMITS.bioCharacters),
  portrait: z.nullable(pictureSchema),
  portraitFit: choice(PORTRAIT_FITS),
  portraitPlace: portraitPlaceSchema,
  /** 1200 by 630; null is the template's own. */
  sharePicture: z.nullable(pictureSchema),
  links: list(linkSchema, SITE_LIMITS.links),
  /** The id of the link that stands out; '' for none. */
  featured: line,
  socials: list(socialSchema, SITE_LIMITS.socials),
  /** Addresses of pages and players with music or films, as `musicPlayer` reads them. */
  music: z.readonly(z.array(line, said.list).check(atMost(MOST_PLAYERS))),
  ...look,
  /** Of the other templates, those whose look was changed there. */
  pastLooks: z.readonly(z.array(pastLookSchema, said.list)),
  /** Whether the page wears the template's cursor. */
  cursor: flag,
  effects: effectsSchema,
})

function versionMessage(version: unknown): string {
  return typeof version === 'number' && version > DATA_VERSION ? fill(said.newer, { version }) : said.version
}
