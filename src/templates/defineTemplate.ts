import type { TemplateNames } from '../site/templateMeta.ts'
import type { Font, Kit } from './kit.ts'
import type { Colours } from './siteData.ts'

interface DeclaredFont extends Omit<Font, 'files'> {
  /** CSS `font-weight` of the file. */
  readonly weight: string
  /** For a system's own font, whose `name` is empty: the key of its name in `names.json`. */
  readonly nameKey?: string
}

export interface TemplateDefinition<PaletteKey extends string = string>
  extends Pick<Kit, 'rareFonts' | 'backgrounds' | 'layout' | 'look' | 'icon' | 'cursor' | 'pressCursor'> {
  readonly names: TemplateNames<PaletteKey>
  readonly fonts: readonly DeclaredFont[]
  readonly fontUrls: Readonly<Record<string, string>>
  /** By the keys of their names, the template's own first. */
  readonly palettes: Readonly<Record<PaletteKey, Colours>>
  /** The style sheets in `styles/`, by path: `./styles/cards.css`. */
  readonly styles?: Readonly<Record<string, string>>
  readonly script: string
  /** `share.jpg`, 1200 by 630 pixels, as a data URL. */
  readonly sharePicture: string
  readonly pictures?: Kit['pictures']
}

/** A template, which a `template.ts` exports as `template`: its parts, typed, and each palette with a name. */
export function defineTemplate<PaletteKey extends string>(
  definition: TemplateDefinition<PaletteKey>,
): TemplateDefinition<PaletteKey> {
  return definition
}
