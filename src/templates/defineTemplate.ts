import type { TemplateNames } from '../site/templateMeta.ts'
import type { Font, Kit } from './kit.ts'
import type { Colours } from './siteData.ts'

interface DeclaredFont extends Omit<Font, 'files'> {
  readonly weight: string
  /** For a system font, whose `name` is empty: the key of its name in `names.json`. Omitted: its id. */
  readonly nameKey?: string
}

/** The parts of a template, from which `kitOf` makes a `Kit`. */
export interface TemplateDefinition<PaletteKey extends string = string>
  extends Pick<Kit, 'rareFonts' | 'backgrounds' | 'layout' | 'look' | 'icon' | 'cursor' | 'pressCursor'> {
  readonly names: TemplateNames<PaletteKey>
  readonly fonts: readonly DeclaredFont[]
  /** The font files as data URLs, by path: `./fonts/grenze.woff2`. */
  readonly fontUrls: Readonly<Record<string, string>>
  /** Omitted: only the name and the headings have the heading font. */
  readonly headingParts?: Kit['headingParts']
  readonly palettes: Readonly<Record<PaletteKey, Colours>>
  /** The CSS of style parts, by path: `./styles/leaf.css`. */
  readonly styles?: Readonly<Record<string, string>>
  readonly script: string
  /** A picture of 1200 by 630 px, as a data URL. */
  readonly sharePicture: string
  readonly pictures?: Kit['pictures']
}

/** Its types check that a template is complete, and that each palette has a name. */
export function defineTemplate<PaletteKey extends string>(
  definition: TemplateDefinition<PaletteKey>,
): TemplateDefinition<PaletteKey> {
  return definition
}
