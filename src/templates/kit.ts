import type { TemplateId } from '../site/templateFolders.ts'
import type { PageParts } from './pageParts.ts'
import type { RareLetters } from './rareLetters.ts'
import type { Colours } from './siteData.ts'
import type { StylePart } from './styleParts.ts'

/**
 * A loaded template: look, effects, fonts and names. A site is a kit with a person's data.
 *
 * The markup has no inline styles or scripts, because the page's policy forbids both. Elements that the script changes
 * have `data-live` in the markup, so that the editor's preview does not change them or their content.
 */
export interface Kit {
  readonly id: TemplateId
  readonly name: string
  /** At least one for headings and one for text. The first of each is the default. */
  readonly fonts: readonly Font[]
  /** Loads the files of rare letters, by path: `./fonts/rare/grenze-vietnamese.woff2`. Each resolves to a data URL. */
  readonly rareFonts: Readonly<Record<string, () => Promise<string>>>
  readonly palettes: readonly Palette[]
  /** All background colours, `#rrggbb`, on which the look can put each kind of text. */
  readonly backgrounds: (colours: Colours) => Readonly<Record<TextPart, readonly string[]>>
  /** Labels of the effects and the cursor in the form: `Blood rain`, `A red cursor`. */
  readonly effectName: string
  readonly cursorName: string
  /** Returns the markup of the body: the parts, and the decoration around them. */
  readonly layout: (parts: PageParts) => string
  /**
   * The style sheet. Values that depend on the data precede it, as custom properties of `:root`: `--ground`,
   * `--glow`, `--text`, `--accent`, `--button`, `--button-text`, `--heading-font`, `--body-font`, `--strength`,
   * `--cursor` and `--cursor-press`.
   */
  readonly look: string
  /** Style sheets that a page has only if it uses them, such as those for cards or for a shape of the buttons. */
  readonly styles: Readonly<Partial<Record<StylePart, string>>>
  /**
   * A classic script, the same in every site. It reads attributes of the body and follows their changes:
   * `data-effects="on|off"`, `data-strength`, and colours such as `data-ground` and `data-glow`. It may start long after
   * the page is shown. It does nothing when it starts a second time.
   */
  readonly script: string
  readonly icon: (colours: Colours) => string
  /** At most 32 px wide and high. Used only where the visitor has a mouse. */
  readonly cursor: (colours: Colours) => Cursor
  /** The cursor over links and buttons. */
  readonly pressCursor: (colours: Colours) => Cursor
  readonly sharePicture: SharePicture
  /** The pictures of the markup and the style sheet. They are the same in every site of the template. */
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
  /** The font's own name. It is also the `font-family` in the style sheet. */
  readonly name: string
  /** `heading`, `body`, or both. */
  readonly roles: readonly string[]
  /** CSS fonts for missing letters, and for all letters until the font has loaded: `Georgia, serif`. */
  readonly fallback: string
  /** Omitted for a system font. */
  readonly measure?: Measure
  readonly files: readonly FontFile[]
  /** Its copyright line; '' for a system font. All other fonts are under the SIL Open Font License. */
  readonly copyright: string
  /** The fonts that lend it rare letters, if it has none of its own. */
  readonly borrowed?: Readonly<Partial<Record<RareLetters, FontCredit>>>
}

export interface FontCredit {
  readonly name: string
  readonly copyright: string
}

/** Metrics of a font. The fallback font is scaled to them, so that the text does not move when the font has loaded. */
export interface Measure {
  /** Width of a text in this font, divided by its width in Times (or in Arial for a font without serifs). */
  readonly width: number
  /** Height above the baseline and depth below it, em. */
  readonly ascent: number
  readonly descent: number
}

/** @property file `fonts/pirata-one.woff2` */
export interface FontFile extends KitFile {
  /** CSS: `400`, or `300 700` for a variable font. */
  readonly weight: string
  readonly style: 'normal' | 'italic'
  /** CSS `unicode-range` of the file. Omitted: all letters. */
  readonly range?: string
}

/** @property id its key in `palettes.json` */
interface Palette {
  readonly id: string
  readonly name: string
  readonly colours: Colours
}

/** An SVG with a width and a height, px. @property hotspot its pointing pixel, px from its left and upper edges */
export interface Cursor {
  readonly svg: string
  readonly hotspot: readonly [x: number, y: number]
}

interface SharePicture extends KitFile {
  readonly file: `share.${'jpg' | 'png'}`
  readonly alt: string
}

/** The font with this id and role, or else the template's default for the role. @throws if the kit has no such font */
export function fontOf(kit: Kit, id: string, role: FontRole): Font {
  const fonts = kit.fonts.filter(({ roles }) => roles.includes(role))
  const font = fonts.find((candidate) => candidate.id === id) ?? fonts[0]
  if (!font) throw new Error(`The kit of template ${kit.id} has no font for its ${role}`)
  return font
}
