import type { TemplateNames } from '../../templateMeta.ts'
import type { Colours } from '../data/siteData.ts'
import type { Font, FontCredit, Kit } from './kit.ts'

export interface DeclaredFont extends Omit<Font, 'name' | 'files'> {
  /** The CSS `font-weight` at which the page shows it. */
  readonly weight: string
  /**
   * The font, then fonts for scripts that it lacks. Empty for a system font, whose name is in `names.json` by its
   * `nameKey`, or else by its id.
   */
  readonly sources: readonly FontSource[]
  readonly nameKey?: string
}

interface FontSource extends FontCredit {
  /** Fetches each file as a data URL. By path: `/node_modules/@fontsource/grenze/files/grenze-latin-400-normal.woff2`. */
  readonly files: Readonly<Record<string, () => Promise<string>>>
}

/** The parts of a template, from which `kitOf` makes a `Kit`. */
export interface TemplateDefinition<PaletteKey extends string = string>
  extends Pick<Kit, 'shades' | 'backgrounds' | 'layout' | 'look' | 'icon' | 'cursor' | 'pressCursor'> {
  readonly names: TemplateNames<PaletteKey>
  readonly fonts: readonly DeclaredFont[]
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
