import type { TemplateId } from '../../templateList.ts'
import type { Colours } from '../data/siteData.ts'
import type { PageParts } from '../markup/pageParts.ts'
import type { StylePart } from '../styles/styleParts.ts'

/** A loaded template. `renderSite` makes a site from a kit and a user's data. */
export interface Kit {
  readonly id: TemplateId
  readonly name: string
  /** The first font of each role is its default. */
  readonly fonts: readonly Font[]
  readonly palettes: readonly Palette[]
  /**
   * Returns the colours that the style sheet needs beside the user's own, by name: `darkEdge` becomes `--dark-edge`. Each
   * is `#rrggbb` or `#rrggbbaa`, because old browsers cannot mix colours. `skyTop`, `#rrggbb`, is the average at the top of
   * the page, for the bars of phones; without it they have the colour of the ground.
   */
  readonly shades: (colours: Colours) => Readonly<Record<string, string>>
  /** Returns the extremes, `#rrggbb`, of the colours behind each kind of text on a page without a background picture. */
  readonly backgrounds: (colours: Colours) => Readonly<Record<TextPart, readonly string[]>>
  readonly effectName: string
  readonly cursorName: string
  /** Returns the markup of the body. The page's policy forbids inline styles and scripts in it. */
  readonly layout: (parts: PageParts) => string
  /** The CSS of every page. */
  readonly look: string
  /** The CSS of each style part. A page contains only the parts that it uses. */
  readonly styles: Readonly<Partial<Record<StylePart, string>>>
  /** A classic script, the same in every site. It reads attributes of the body, such as `data-strength`. */
  readonly script: string
  /** Returns an SVG. */
  readonly icon: (colours: Colours) => string
  /** At most 32 px wide and high. */
  readonly cursor: (colours: Colours) => Cursor
  /** The cursor over links and buttons. At most 32 px wide and high. */
  readonly pressCursor: (colours: Colours) => Cursor
  readonly sharePicture: SharePicture
  readonly pictures: readonly KitFile[]
}

export const TEXT_PARTS = ['text', 'accent', 'buttonText'] as const satisfies readonly (keyof Colours)[]
export type TextPart = (typeof TEXT_PARTS)[number]

/** A file of the template. @property file its path in the site @property url its content as a data URL */
export interface KitFile {
  readonly file: string
  readonly url: string
}

export const FONT_ROLES = ['heading', 'body'] as const
export type FontRole = (typeof FONT_ROLES)[number]

export interface Font {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
  /** The last CSS fonts in `font-family`, as in `Georgia, serif`. A system font has no others. */
  readonly fallback: string
  /** Omitted for a system font. */
  readonly measure?: Measure
  /** One file for each subset of `FONT_SUBSETS` that it has; none for a system font. */
  readonly files: readonly FontFile[]
}

/** @property copyright the line for the SIL Open Font License */
export interface FontCredit {
  readonly name: string
  readonly copyright: string
}

/** Metrics of a font. System fonts are scaled to them, so that no text moves once the font is loaded. */
export interface Measure {
  /** Width of a text, divided by its width in Times, or in Arial for a font without serifs. */
  readonly width: number
  /** Height above the baseline and depth below it, em. */
  readonly ascent: number
  readonly descent: number
}

export interface FontFile {
  /** Its path in the site: `fonts/grenze-latin-400-normal.woff2`. */
  readonly file: string
  /** The CSS `font-family`: the name of the template's font, even if the file is of another font. */
  readonly family: string
  /** The CSS `font-weight`. */
  readonly weight: string
  /** The CSS `unicode-range`. */
  readonly range: string
  readonly credit: FontCredit
  /** Fetches its content as a data URL. @throws if it cannot be fetched */
  load(): Promise<string>
}

interface Palette {
  readonly id: string
  readonly name: string
  readonly colours: Colours
}

/** @property hotspot the pointing pixel, px from the left and the upper edge */
export interface Cursor {
  readonly svg: string
  readonly hotspot: readonly [x: number, y: number]
}

interface SharePicture extends KitFile {
  readonly file: `share.${'jpg' | 'png'}`
  readonly alt: string
}

/** The font of the role with this id, or else the default font of the role. @throws if no font has the role */
export function fontOf(kit: Kit, id: string, role: FontRole): Font {
  const fonts = kit.fonts.filter(({ roles }) => roles.includes(role))
  const font = fonts.find((candidate) => candidate.id === id) ?? fonts[0]
  if (!font) throw new Error(`The kit of template ${kit.id} has no font for its ${role}`)
  return font
}

/** The bytes of a base64 data URL. @throws for any other URL */
export function bytesOf(url: string): Uint8Array<ArrayBuffer> {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(url) ?? []
  if (base64 === undefined) throw new Error(`bytesOf: ${url.slice(0, 40)} is no base64 data URL`)
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
