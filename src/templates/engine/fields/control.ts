import type { Network } from '../addresses/networks.ts'
import type { FontRole } from '../kit/kit.ts'
import type { PageTexts } from './field.ts'
import type { Alignment, ButtonShape, Colours } from './lookTypes.ts'
import type { Picture, PicturePlace } from './pictureType.ts'

interface Identified {
  readonly id: string
}

interface TextSettings {
  readonly hint?: string
  /** Returns the text that the page shows while the field is empty. */
  readonly fallback?: (page: PageTexts) => string
}

interface PictureSettings {
  readonly hint: string
  readonly place: PicturePlace
  /** True for a picture without alternative text. */
  readonly isDecoration?: true
}

interface Controls {
  line: { value: string; settings: TextSettings }
  paragraphs: {
    value: string
    settings: TextSettings & { readonly rows: number; readonly maxCharacters?: number }
  }
  address: { value: string; settings: { readonly hint: string } }
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
  /** A list of items of any kind. `add` is the label of its button, `none` the text of an empty list. */
  items: {
    value: readonly Identified[]
    settings: { readonly add: string; readonly none: string; readonly maxItems: number }
  }
}

interface ItemControls {
  line: { value: string; settings: unknown }
  address: { value: string; settings: unknown }
  profile: { value: string; settings: unknown }
  paragraphs: { value: string; settings: { readonly rows: number } }
  rows: { value: string; settings: unknown }
  player: { value: string; settings: unknown }
  network: { value: Network; settings: unknown }
  symbol: { value: string; settings: unknown }
  switch: { value: boolean; settings: unknown }
  /** `isBesideText`: the alternative text is optional, because the picture is beside a text. */
  picture: {
    value: Picture | null
    settings: { readonly place: PicturePlace; readonly isBesideText?: true }
  }
  choice: { value: string; settings: { readonly options: Readonly<Record<string, string>> } }
}

export type ControlKind = keyof Controls
export type ItemControlKind = keyof ItemControls
export type ItemControlValue<K extends ItemControlKind> = ItemControls[K]['value']

/** A control of a page's field. `editor/form/PageControl.tsx` has a component for each kind. */
export type Control<K extends ControlKind = ControlKind> = {
  [Kind in K]: { readonly kind: Kind } & Controls[Kind]['settings']
}[K]

export type ItemControl<K extends ItemControlKind = ItemControlKind> = {
  [Kind in K]: { readonly kind: Kind } & ItemControls[Kind]['settings']
}[K]

export type PictureControl = Control<'picture' | 'portrait'>

/** True if a control for `Edited` fits a `T`. Items of a list may have more fields than the control edits. */
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

export type ControlFor<T> = Control<KindsFor<T, Controls>>
export type ItemControlFor<T> = ItemControl<Exclude<KindsFor<T, ItemControls>, 'choice'>> | ChoiceOf<T>

type ChoiceOf<T> = [T] extends [string]
  ? string extends T
    ? never
    : { readonly kind: 'choice'; readonly options: Readonly<Record<T, string>> }
  : never
