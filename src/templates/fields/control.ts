import type { FontRole } from '../kit.ts'
import type { Network } from '../networks.ts'
import type { PageTexts } from './field.ts'
import type { Alignment, ButtonShape, Colours } from './lookTypes.ts'
import type { Picture, PicturePlace } from './pictureType.ts'

interface Identified {
  readonly id: string
}

/** @property standIn the text that the page takes while the field is empty: its placeholder */
interface TextSettings {
  readonly hint?: string
  readonly standIn?: (page: PageTexts) => string
}

/** @property isDecoration true for a decorative picture, which needs no alternative text */
interface PictureSettings {
  readonly hint: string
  readonly place: PicturePlace
  readonly isDecoration?: true
}

/** The controls of the form, by kind: the value that each edits, and its settings. */
interface Controls {
  line: { value: string; settings: TextSettings }
  paragraphs: { value: string; settings: TextSettings & { readonly rows: number; readonly most?: number } }
  address: { value: string; settings: { readonly hint: string } }
  counter: { value: string; settings: unknown }
  language: { value: string; settings: unknown }
  font: { value: string; settings: { readonly role: FontRole } }
  switch: { value: boolean; settings: unknown }
  picture: { value: Picture | null; settings: PictureSettings }
  portrait: { value: Picture | null; settings: PictureSettings }
  colours: { value: Colours; settings: unknown }
  shape: { value: ButtonShape; settings: unknown }
  alignment: { value: Alignment; settings: unknown }
  effects: { value: { readonly on: boolean; readonly strength: number }; settings: unknown }
  links: {
    value: readonly (Identified & { readonly label: string; readonly url: string })[]
    settings: unknown
  }
  profiles: {
    value: readonly (Identified & { readonly network: Network; readonly url: string })[]
    settings: unknown
  }
  /** A list of items of any kind. `add` is the text on its button, `none` the text in an empty list. */
  items: {
    value: readonly Identified[]
    settings: { readonly add: string; readonly none: string; readonly most: number }
  }
}

/** The controls of an item, in the same way. */
interface ItemControls {
  line: { value: string; settings: unknown }
  address: { value: string; settings: unknown }
  profile: { value: string; settings: unknown }
  paragraphs: { value: string; settings: { readonly rows: number } }
  rows: { value: string; settings: unknown }
  player: { value: string; settings: unknown }
  network: { value: Network; settings: unknown }
  symbol: { value: string; settings: unknown }
  /** A day as in `2026-12-24`, or ''. */
  date: { value: string; settings: { readonly hint: string } }
  switch: { value: boolean; settings: unknown }
  picture: { value: Picture | null; settings: { readonly place: PicturePlace } }
  /** One of a few values, by the names of all. */
  choice: { value: string; settings: { readonly options: Readonly<Record<string, string>> } }
}

export type ControlKind = keyof Controls
export type ItemControlKind = keyof ItemControls
export type ItemControlValue<K extends ItemControlKind> = ItemControls[K]['value']

/** A control of some kinds, or of any. `editor/fields/PageControl.tsx` has a component for each. */
export type Control<K extends ControlKind = ControlKind> = {
  [Kind in K]: { readonly kind: Kind } & Controls[Kind]['settings']
}[K]

/** The same for a field of an item: `editor/fields/ItemFields.tsx`. */
export type ItemControl<K extends ItemControlKind = ItemControlKind> = {
  [Kind in K]: { readonly kind: Kind } & ItemControls[Kind]['settings']
}[K]

export type PictureControl = Control<'picture' | 'portrait'>

/** True for a value that a control can read and write. Items of a list may have more fields than its control edits. */
type Fits<T, Edited> = [T] extends [Edited]
  ? [T] extends [readonly unknown[]]
    ? true
    : [Edited] extends [T]
      ? true
      : false
  : false

type KindsFor<T, All extends Record<keyof All, { value: unknown }>> = {
  [Kind in keyof All]: Fits<T, All[Kind]['value']> extends true ? Kind : never
}[keyof All]

/** The controls that edit values of a type. */
export type ControlFor<T> = Control<KindsFor<T, Controls>>
export type ItemControlFor<T> = ItemControl<Exclude<KindsFor<T, ItemControls>, 'choice'>> | ChoiceOf<T>

/** The control of a value that is one of a few texts. */
type ChoiceOf<T> = [T] extends [string]
  ? string extends T
    ? never
    : { readonly kind: 'choice'; readonly options: Readonly<Record<T, string>> }
  : never
