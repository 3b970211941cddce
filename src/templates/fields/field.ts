import type { Kit } from '../kit.ts'
import type { Control, ControlFor, ItemControl, ItemControlFor } from './control.ts'
import type { ValueOf, ValueType } from './valueTypes.ts'

type Files = ReadonlyMap<string, Uint8Array>

export interface Problem {
  readonly severity: 'unsafe' | 'warning'
  /** One or two sentences: the problem, and its solution. */
  readonly message: string
  /** The key of the part that is wrong, as in `alt` of a picture. Omitted: the whole field. */
  readonly part?: string
}

/** Texts that replace empty ones: `name` an empty title, `title` an empty name, `tagline` an empty description. */
export interface PageTexts {
  readonly name: string
  readonly title: string
  readonly tagline: string
}

/** The information that the check of a field gets, besides the field's value. */
export interface CheckContext<T> {
  readonly kit: Kit
  readonly page: PageTexts
  readonly files: Files
  /** This field in each template's sample. The check warns of content of a sample. */
  readonly samples: readonly { readonly value: T; readonly pictures: Files }[]
}

/** The context of a check of an item's field. @property samples the items of this list in all templates' samples */
interface ItemCheckContext<Item> {
  readonly item: Item
  readonly samples: readonly Item[]
}

/** The groups of the form. `formGroups.ts` has their names and their order. */
export type FormGroup = 'you' | 'links' | 'profiles' | 'music' | 'look' | 'effects' | 'searches'

export interface FormPlace {
  readonly group: FormGroup
  /** Position in its group, from 1. */
  readonly place: number
  readonly label: string | ((kit: Kit) => string)
  readonly control: Control
  /** The labels of the parts that a check can report, by their keys, as in `alt` of a picture. */
  readonly parts?: Readonly<Record<string, string>>
  /** True for half of the form's width. Such fields come after the others of their group. */
  readonly isHalf?: true
}

export function labelOf({ label }: FormPlace, kit: Kit): string {
  return typeof label === 'function' ? label(kit) : label
}

/** The files that a change of a field renews in the preview: the style sheet, the style sheet and the fonts, or none. */
export type Restyles = 'styles' | 'fonts' | 'nothing'

export interface PageField<T, R extends Restyles = Restyles> {
  readonly type: ValueType<T>
  /** Its value on an empty page, and on a page that is older than the field. */
  readonly empty: NoInfer<T>
  /** The version of the data format that introduced it. */
  readonly since: number
  /** Null for a field without a control. */
  readonly form: FormPlace | null
  /**
   * The part of the page that shows it (`marks.ts`). The part of a list's item ends with its index, as in `links.3`.
   * Null: the page does not show the field.
   */
  readonly preview: string | null
  /** The part in which its text is a paragraph, `p.<key>`. Omitted: `pageParts.ts` has code for this field. */
  readonly paragraphIn?: 'tagline'
  /** For a field of `templateLook`: its value in the template's default look. */
  readonly ofTemplate?: (kit: Kit) => T
  readonly restyles: R
  /** True if the page shows its text in the page’s fonts. For a list, the fields of its items say so. */
  readonly usesPageFonts: boolean | ((page: PageTexts) => boolean)
  check(value: T, context: CheckContext<T>): readonly Problem[]
  /** The items of a list. Null: a list whose items have no form, no checks and no text on the page. */
  readonly items?: ListItems | null
  /** Converts its value in the JSON of an older version, or in the short form of `json`. */
  readonly upgrade?: (value: unknown, version: number) => unknown
  /** Gives a shorter form of its value for JSON. `upgrade` reads it. */
  readonly json?: (value: unknown) => unknown
}

/** A field of the page that selects one item of a list: it holds the item's id. In the form it is a switch of each item. */
export interface ItemSelection {
  readonly label: string
  /** Shown beside the number of the selected item. */
  readonly note: string
  /** Returns false for an item that cannot be selected. */
  isShown?(item: unknown): boolean
}

export interface ListItems {
  /** The name of an item, with `{number}`. */
  readonly name: string
  /** The fields of the page that select one of the items, by their keys. */
  readonly selections?: Readonly<Record<string, ItemSelection>>
  readonly fields: ItemFields
}

/** A field of an item of a list. Its properties mean the same as those of `PageField`. */
export interface ItemField<T, Item = unknown> {
  readonly type: ValueType<T>
  readonly empty: NoInfer<T>
  readonly since: number
  /** Null for a field without a control. */
  readonly form: ItemFormPlace<Item> | null
  readonly usesPageFonts: boolean
  check(value: T, context: ItemCheckContext<Item>): readonly Problem[]
}

/** A field's place in its item: always visible in the row, or among the extras that unfold: icon, switches, dates. */
export interface ItemFormPlace<Item> {
  readonly part: 'row' | 'icon' | 'switch' | 'date'
  label(item: Item): string
  readonly control: ItemControl
  /** Returns false if the item has no use for the field. Omitted: every item shows it. */
  isShown?(item: Item): boolean
}

export type PageFields = Readonly<Record<string, PageField<unknown>>>
export type ItemFields = Readonly<Record<string, ItemField<unknown>>>

export type DataOf<F extends Readonly<Record<string, { readonly type: ValueType<unknown> }>>> = {
  readonly [K in keyof F]: ValueOf<F[K]['type']>
}

/** A list whose items have ids must describe them, or they would have no checks and no rare letters. */
type ItemsOf<T> = T extends readonly (infer Item)[]
  ? Item extends { readonly id: string }
    ? { readonly items: { readonly fields: Readonly<Record<keyof Item, ItemField<unknown>>> } }
    : { readonly items: null }
  : { readonly items?: never }

/** A control must edit values of the type. A list must describe its items. Only a text can be a paragraph. */
type Fitting<T> = ItemsOf<T> & {
  readonly form: null | { readonly control: ControlFor<T> }
  readonly paragraphIn?: [T] extends [string] ? 'tagline' : never
}

/** Checks by its types that a field is complete, and that its check, its control and its empty value fit its type. */
export function pageField<T, const R extends Restyles>(
  field: PageField<T, R> & Fitting<NoInfer<T>>,
): PageField<T, R> {
  return field
}

/** Does for a field of an item what `pageField` does. @template Item the fields that its checks and labels read */
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

/** @param part the key of the part that is wrong */
export function warning(message: string, part?: string): Problem {
  return { severity: 'warning', message, ...(part !== undefined && { part }) }
}
