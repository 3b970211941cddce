import { fill } from '../../../lib/fill.ts'
import type { Kit } from '../kit/kit.ts'
import type { Control, ControlFor, ItemControl, ItemControlFor } from './control.ts'
import type { ValueOf, ValueType } from './valueTypes.ts'

type Files = ReadonlyMap<string, Uint8Array>

export interface Problem {
  /** `unsafe` prevents the export; `warning` only informs. */
  readonly severity: 'unsafe' | 'warning'
  /** One or two sentences: the problem, and its solution. */
  readonly message: string
  /** The key of a wrong part of the field, such as `alt` of a picture. */
  readonly part?: string
}

export interface PageTexts {
  readonly name: string
  readonly title: string
  readonly tagline: string
}

export interface CheckContext<T> {
  readonly kit: Kit
  readonly page: PageTexts
  readonly files: Files
  /** The value of this field in each template's sample, and the pictures of that sample. */
  readonly samples: readonly { readonly value: T; readonly pictures: Files }[]
}

interface ItemCheckContext<Item> {
  readonly item: Item
  readonly sampleItems: readonly Item[]
}

export type FormGroup = 'you' | 'links' | 'profiles' | 'music' | 'look' | 'effects' | 'searches'

export interface FormPlace {
  readonly group: FormGroup
  /** In its group, from 1. */
  readonly position: number
  readonly label: string | ((kit: Kit) => string)
  readonly control: Control
  /** The labels of the parts of the field that a check can report, such as `alt` of a picture. */
  readonly parts?: Readonly<Record<string, string>>
  /** True for half of the form's width. The form shows these fields below those of full width, and above lists. */
  readonly isHalf?: true
}

export function labelOf({ label }: FormPlace, kit: Kit): string {
  return typeof label === 'function' ? label(kit) : label
}

/** What a change of the field updates in the preview, besides the page. */
export type Restyles = 'styles' | 'nothing'

export interface PageField<T, R extends Restyles = Restyles> {
  readonly type: ValueType<T>
  /** Its value on an empty page, unless `defaultOf` gives another, and on a page that is older than the field. */
  readonly empty: NoInfer<T>
  /** The version of the data format that introduced it. */
  readonly since: number
  readonly form: FormPlace | null
  /** The part of the page that shows it, as `partAttribute.ts` names it. Null: no single part shows it. */
  readonly preview: string | null
  /** The key of `PageParts` whose HTML has the text in a `p`, with the field's key as its class. Omitted: no such `p`. */
  readonly paragraphIn?: 'tagline'
  /** Returns its default in a template. Omitted: `empty`. */
  readonly defaultOf?: (kit: Kit) => T
  readonly restyles: R
  /** True if the page shows its text in the page’s fonts. False for a list, whose items have fields of their own. */
  readonly usesPageFonts: boolean | ((page: PageTexts) => boolean)
  check(value: T, context: CheckContext<T>): readonly Problem[]
  /** The items of a list. Null: a list whose items have no form, no checks and no text on the page. Omitted: no list. */
  readonly items?: ListItems | null
  /** Converts its value from the JSON of an older version, or from the short form that `json` returns. */
  readonly upgrade?: (value: unknown, version: number) => unknown
  /** Returns the short form of a list for the JSON. Omitted: the list itself. */
  readonly json?: (value: unknown) => unknown
}

/** A field of the page whose value is the id of one item, such as `featured`. The form shows a switch for each item. */
export interface ItemSelection {
  readonly label: string
  /** Shown beside the number of the selected item. */
  readonly note: string
  /** Returns false for an item that cannot be selected. Omitted: each item can. */
  isShown?(item: unknown): boolean
}

export interface ListItems {
  /** Returns the name for an item that has no text. It can contain the placeholder `{number}`. */
  nameOf(item: unknown): string
  textOf?(item: unknown): string
  readonly selections?: Readonly<Record<string, ItemSelection>>
  readonly fields: ItemFields
}

/** The name of an item: its text, or else `nameOf` with its number. @param index from 0 */
export function itemName({ nameOf, textOf }: ListItems, item: unknown, index: number): string {
  return textOf?.(item) || fill(nameOf(item), { number: index + 1 })
}

/** A field of an item of a list. Its properties are as in `PageField`. */
export interface ItemField<T, Item = unknown> {
  readonly type: ValueType<T>
  readonly empty: NoInfer<T>
  readonly since: number
  readonly form: ItemFormPlace<Item> | null
  readonly usesPageFonts: boolean
  check(value: T, context: ItemCheckContext<Item>): readonly Problem[]
}

/** @property part the part of the item's form. `row`: the first; others: below the `row`, and folded for a link */
export interface ItemFormPlace<Item> {
  readonly part: 'row' | 'icon' | 'switch'
  label(item: Item): string
  readonly control: ItemControl
  isShown?(item: Item): boolean
}

export type PageFields = Readonly<Record<string, PageField<unknown>>>
export type ItemFields = Readonly<Record<string, ItemField<unknown>>>

export type DataOf<F extends Readonly<Record<string, { readonly type: ValueType<unknown> }>>> = {
  readonly [K in keyof F]: ValueOf<F[K]['type']>
}

type ItemsOf<T> = T extends readonly (infer Item)[]
  ? Item extends { readonly id: string }
    ? { readonly items: { readonly fields: Readonly<Record<keyof Item, ItemField<unknown>>> } }
    : { readonly items: null }
  : { readonly items?: never }

type Fitting<T> = ItemsOf<T> & {
  readonly form: null | { readonly control: ControlFor<T> }
  readonly paragraphIn?: [T] extends [string] ? 'tagline' : never
}

/** The types check that a field is complete, and that its values and its control fit its type. */
export function pageField<T, const R extends Restyles>(
  field: PageField<T, R> & Fitting<NoInfer<T>>,
): PageField<T, R> {
  return field
}

/** Like `pageField`, for a field of an item. @template Item the fields that checks and labels read */
export function itemFieldOf<Item>() {
  return <T>(
    field: ItemField<T, Item> & { readonly form: null | { readonly control: ItemControlFor<NoInfer<T>> } },
  ): ItemField<T, Item> => field
}

export function typesOf<F extends Readonly<Record<string, { readonly type: ValueType<unknown> }>>>(
  fields: F,
): { readonly [K in keyof F]: F[K]['type'] } {
  return Object.fromEntries(Object.entries(fields).map(([key, { type }]) => [key, type])) as {
    readonly [K in keyof F]: F[K]['type']
  }
}

export function emptyValues<
  F extends Readonly<Record<string, { readonly empty: unknown; readonly type: ValueType<unknown> }>>,
>(fields: F): DataOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([key, { empty }]) => [key, empty])) as DataOf<F>
}

export const unchecked = (): readonly Problem[] => []

export function warning(message: string, part?: string): Problem {
  return { severity: 'warning', message, ...(part !== undefined && { part }) }
}
