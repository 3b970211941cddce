import type { TemplateId } from '../site/templateFolders.ts'
import type { PageParts } from './pageParts.ts'
import type { RareLetters } from './rareLetters.ts'
import type { Colours } from './siteData.ts'
import type { StylePart } from './styleParts.ts'

/**
 * A loaded template: look, effects, fonts and names. A site is a template and a person's data.
 *
 * The markup has no inline styles or scripts, because the policy forbids both. Elements that the script changes are in the
 * markup from the start, with `data-live`. The editor's preview does not touch such an element or its content.
 */
export interface Kit {
  readonly id: TemplateId
  readonly name: string
  /** At least one for headings and one for text; the first of each is the template's own. */
  readonly fonts: readonly Font[]
  /** Loads the files of rare letters, by path: `./fonts/rare/grenze-vietnamese.woff2`. Each resolves to a data URL. */
  readonly rareFonts: Readonly<Record<string, () => Promise<string>>>
  readonly palettes: readonly Palette[]
  /** All background colours, `#rrggbb`, on which the look can put each kind of text. */
  readonly backgrounds: (colours: Colours) => Readonly<Record<TextPart, readonly string[]>>
  /** Labels of the effects and the cursor in the form: `Blood rain`, `A red cursor`. */
  readonly effectName: string
  readonly cursorName: string
  /** The markup of the body: the parts, and the decoration around them. */
  readonly layout: (parts: PageParts) => string
  /**
   * The style sheet. Values that depend on the data precede it, as custom properties of `:root`: `--ground`,
   * `--glow`, `--text`, `--accent`, `--button`, `--button-text`, `--heading-font`, `--body-font`, `--strength`,
   * `--cursor` and `--cursor-press`.
   */
  readonly look: string
  /** The look of what only some pages use: cards, a shape of the buttons. A page has the rules of its own parts only. */
  readonly styles: Readonly<Partial<Record<StylePart, string>>>
  /**
   * A classic script, the same in every site. It follows attributes of the body: `data-effects="on|off"`,
   * `data-strength`, and a colour in each of `data-ground`, `data-glow` and so on. It may start long after the markup
   * is there. Started a second time, it does nothing.
   */
  readonly script: string
  readonly icon: (colours: Colours) => string
  /** At most 32 px wide and high. Used only where the visitor has a mouse. */
  readonly cursor: (colours: Colours) => Cursor
  readonly pressCursor: (colours: Colours) => Cursor
  readonly sharePicture: SharePicture
  /** Other pictures in its markup. Every site of the template has the same ones. */
  readonly pictures: readonly KitFile[]
}

export const TEXT_PARTS = ['text', 'accent', 'buttonText'] as const satisfies readonly (keyof Colours)[]
export type TextPart = (typeof TEXT_PARTS)[number]

/** A file that the template brings: its name in the ZIP, and where the editor fetches it. */
export interface KitFile {
  readonly file: string
  readonly url: string
}

export const FONT_ROLES = ['heading', 'body'] as const
export type FontRole = (typeof FONT_ROLES)[number]

export interface Font {
  readonly id: string
  /** As its makers call it: also the family of the style sheet. */
  readonly name: string
  readonly roles: readonly string[]
  /** CSS fallback fonts, for missing letters and until it has loaded: `Georgia, serif`. */
  readonly fallback: string
  /** Omitted for a system font. */
  readonly measure?: Measure
  readonly files: readonly FontFile[]
  /** Its copyright line; '' for a system's own font. All others are under the SIL Open Font License. */
  readonly copyright: string
  readonly borrowed?: Readonly<Partial<Record<RareLetters, FontCredit>>>
}

export interface FontCredit {
  readonly name: string
  readonly copyright: string
}

/** Metrics of a font. The fallback font is scaled to them. */
export interface Measure {
  /** Width of a text in this font, divided by its width in Times (or in Arial for a font without serifs). */
  readonly width: number
  /** Above and below the baseline, em. */
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

/** An SVG with a width and a height in px. @property hotspot where it points, in px from its top left */
export interface Cursor {
  readonly svg: string
  readonly hotspot: readonly [x: number, y: number]
}

interface SharePicture extends KitFile {
  readonly file: `share.${'jpg' | 'png'}`
  readonly alt: string
}

/** The font with an id, or the template's own where no font has it. @throws for a kit without fonts */
export function fontOf(kit: Kit, id: string, role: FontRole): Font {
  const fit = kit.fonts.filter(({ roles }) => roles.includes(role))
  const font = fit.find((one) => one.id === id) ?? fit[0]
  if (!font) throw new Error(`The kit of template ${kit.id} has no font for its ${role}`)
  return font
}
