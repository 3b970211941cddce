import type { Network } from './networks.ts'

/** The templates, as in their addresses: `/examples/1/`, `/editor/1`. */
export const TEMPLATE_IDS = ['1', '2', '3'] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

/** What a person writes, chooses and adds; a template makes a whole site of it. */
export interface SiteData {
  readonly version: 1
  readonly template: TemplateId
  /** BCP 47, as in `lang=""`; the direction of the page follows from it. */
  readonly language: string
  /** Where the site is published, `https://…`; '' while nobody knows. Chats show a preview picture only with it. */
  readonly address: string
  /** Of the page, for the tab and for search engines. */
  readonly title: string
  readonly description: string
  readonly name: string
  readonly tagline: string
  /** Paragraphs are apart by blank lines; a line break is a line break. */
  readonly bio: string
  readonly portrait: Picture | null
  /** 1200 by 630; null is the template's own. */
  readonly sharePicture: Picture | null
  readonly links: readonly Link[]
  readonly socials: readonly Social[]
  /** Address of a page of Spotify, SoundCloud or YouTube, or of a Bandcamp player; '' for none. */
  readonly music: string
  readonly colours: Colours
  /** Ids of the template's fonts. */
  readonly headingFont: string
  readonly bodyFont: string
  /** Whether the template's own cursor is worn. */
  readonly cursor: boolean
  readonly effects: Effects
}

export interface Link {
  readonly id: string
  readonly label: string
  readonly url: string
  /** A few words below the label; '' for none. */
  readonly note: string
}

export interface Social {
  readonly id: string
  readonly network: Network
  readonly url: string
}

export interface Picture {
  /** Path in the site, ASCII: `pictures/portrait.webp`. */
  readonly file: string
  /** What it shows, in words; '' says nothing. */
  readonly alt: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** The parts of a page that have a colour, `#rrggbb` each. */
export const COLOUR_PARTS = ['ground', 'glow', 'text', 'accent', 'button', 'buttonText'] as const
export type Colours = Readonly<Record<(typeof COLOUR_PARTS)[number], string>>

export interface Effects {
  readonly on: boolean
  /** [0, 1] */
  readonly strength: number
}

/** A picture's file, by its path in the site. */
export type Pictures = ReadonlyMap<string, Uint8Array>

/** A file of a site. @property path ASCII, with forward slashes */
export interface SiteFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** Every field of the data, in the order that it is written in. */
const FIELDS = [
  ...['version', 'template', 'language', 'address', 'title', 'description', 'name', 'tagline', 'bio'],
  ...['portrait', 'sharePicture', 'file', 'alt', 'width', 'height'],
  ...['links', 'socials', 'id', 'network', 'label', 'url', 'note', 'music', 'colours', ...COLOUR_PARTS],
  ...['headingFont', 'bodyFont', 'cursor', 'effects', 'on', 'strength'],
]

/** The data as text that is the same for the same data, in whichever order its fields were set. */
export function siteDataJson(data: SiteData): string {
  return JSON.stringify(data, FIELDS, 2)
}
