import type { SiteData } from '../../../templates/engine/data/siteData.ts'
import type { PicturePlace } from '../../../templates/engine/fields/pictureType.ts'
import type { FontRole } from '../../../templates/engine/kit/kit.ts'

// What fields look like in the form. `PageControl.tsx` and `ItemFields.tsx` have a component for each kind.

interface LineControl {
  readonly kind: 'line'
  readonly hint?: string
  /** Returns the text that the page shows while the field is empty. */
  readonly fallback?: (page: SiteData) => string
}

interface ParagraphsControl extends Omit<LineControl, 'kind'> {
  readonly kind: 'paragraphs'
  readonly rows: number
  readonly maxCharacters?: number
}

/** A field for a picture of the page. */
export interface PictureControl {
  readonly kind: 'picture' | 'portrait'
  readonly hint: string
  readonly place: PicturePlace
  /** True for a picture without alternative text. */
  readonly isDecoration?: true
}

/** A control of a field of the page. */
export type Control =
  | LineControl
  | ParagraphsControl
  | PictureControl
  | { readonly kind: 'address'; readonly hint: string }
  | { readonly kind: 'font'; readonly role: FontRole }
  | { readonly kind: 'language' | 'switch' | 'colours' | 'shape' | 'alignment' | 'effects' }
  | { readonly kind: 'links' | 'profiles' | 'players' }

/** A control of a field of an item. */
export type ItemControl =
  | { readonly kind: 'line' | 'address' | 'profile' | 'player' | 'network' | 'symbol' | 'rows' | 'switch' }
  | { readonly kind: 'paragraphs'; readonly rows: number }
  | { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> }
  | {
      readonly kind: 'picture'
      readonly place: PicturePlace
      /** True if the picture is beside a text, so that its alternative text is optional. */
      readonly isBesideText?: true
    }

/** The control of a kind, with its settings. */
export type OfKind<C extends Control | ItemControl, K extends C['kind']> = C & { readonly kind: K }

/** The control of a row. A row without one is a line of text. */
export function controlOf<C extends Control | ItemControl>({ control }: { readonly control?: C }) {
  return control ?? ({ kind: 'line' } as const)
}
