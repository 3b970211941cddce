import type { Kit } from '../kit.ts'
import type { Control, ControlFor, ItemControl, ItemControlFor } from './control.ts'
import type { ValueOf, ValueType } from './valueTypes.ts'

type Files = ReadonlyMap<string, Uint8Array>

export interface Problem {
  readonly severity: 'unsafe' | 'warning'
  /** One or two sentences: the problem, and its solution. */
  readonly message: string
  /** The wrong part of the field, as in `alt` of a picture. Omitted: the whole field. */
  readonly inside?: string
}

/** Texts that replace each other when one is empty: name and title, tagline and description. */
export interface PageTexts {
  readonly name: string
  readonly title: string
  readonly tagline: string
}

/** The data for the check of a field, besides its value. */
export interface CheckContext<T> {
  readonly kit: Kit
  readonly page: PageTexts
  readonly files: Files
  /** The same field in each template's sample. Nothing of a sample should go out. */
  readonly samples: readonly { readonly value: T; readonly pictures: Files }[]
}

/** The same for a field of an item. @property samples the items of the same list in each template's sample */
interface ItemCheckContext<Item> {
  readonly item: Item
  readonly samples: readonly Item[]
}

/** The groups of the form. `formGroups.ts` has their names and their order. */
export type FormGroup = 'you' | 'links' | 'profiles' | 'music' | 'look' | 'effects' | 'searches'

export interface FormPlace {
  readonly group: FormGroup
  readonly place: number
  readonly label: string | ((kit: Kit) => string)
  readonly control: Control
  /** The names of those parts of the field in which something can be wrong, as in `alt` of a picture. */
  readonly parts?: Readonly<Record<string, string>>
  readonly isHalf?: true
}

export function labelOf({ label }: FormPlace, kit: Kit): string {
  return typeof label === 'function' ? label(kit) : label
}

/** The files that the preview needs again after a change: the style sheet, the style sheet and the fonts, or none. */
export type Restyles = 'styles' | 'fonts' | 'nothing'

export interface PageField<T, R extends Restyles = Restyles> {
  readonly type: ValueType<T>
  /** Its value on an empty page, and on a page from before it was introduced. */
  readonly empty: NoInfer<T>
  readonly since: number
  /** Null for a field without a control. */
  readonly form: FormPlace | null
  /** The mark of the elements that show it on the page; an item of a list has its index behind it. Null: none shows it. */
  readonly preview: string | null
  /** The part of the page in which its text is a paragraph, `p.<key>`. `pageParts.ts` renders every other field itself. */
  readonly paragraphIn?: 'tagline'
  /** For a field of `templateLook`: its value in the template's own look. */
  readonly ofTemplate?: (kit: Kit) => T
  readonly restyles: R
  /** True if its text uses the page's fonts. For a list, its items decide. */
  readonly hasLetters: boolean | ((page: PageTexts) => boolean)
  check(value: T, context: CheckContext<T>): readonly Problem[]
  /** The items of a list. Null: no page shows them. */
  readonly items?: ListItems | null
  readonly upgrade?: (value: unknown, version: number) => unknown
  /** The shorter form of its value in JSON, which `upgrade` reads. */
  readonly json?: (value: unknown) => unknown
}

/** @property fact the note beside the item that is chosen */
export interface ChosenItem {
  readonly label: string
  readonly fact: string
  /** Returns false for an item that cannot be chosen. */
  isShown?(item: unknown): boolean
}

export interface ListItems {
  readonly name: string
  /** The fields of the page that hold the id of one of the items, by their keys. Each is a switch of that item. */
  readonly chosen?: Readonly<Record<string, ChosenItem>>
  /** A row for each key of an item, which has an id. */
  readonly fields: ItemFields
}

export interface ItemField<T, Item = unknown> {
  readonly type: ValueType<T>
  readonly empty: NoInfer<T>
  readonly since: number
  /** Null for a field without a control. */
  readonly form: ItemFormPlace<Item> | null
  readonly hasLetters: boolean
  check(value: T, context: ItemCheckContext<Item>): readonly Problem[]
}

/** A field's place in its item: in the row, or in the collapsed part, among the signs, the switches or the dates. */
export interface ItemFormPlace<Item> {
  readonly part: 'row' | 'sign' | 'choice' | 'date'
  label(item: Item): string
  readonly control: ItemControl
  /** Returns false for an item that has no use for the field. Omitted: every item has it. */
  isShown?(item: Item): boolean
}

export type PageFields = Readonly<Record<string, PageField<unknown>>>
export type ItemFields = Readonly<Record<string, ItemField<unknown>>>

export type DataOf<F extends Readonly<Record<string, { readonly type: ValueType<unknown> }>>> = {
  readonly [K in keyof F]: ValueOf<F[K]['type']>
}

/** The items of a list, which would be without checks and letters if they were not described. */
type ItemsOf<T> = T extends readonly (infer Item)[]
  ? Item extends { readonly id: string }
    ? { readonly items: { readonly fields: Readonly<Record<keyof Item, ItemField<unknown>>> } }
    : { readonly items: null }
  : { readonly items?: never }

/** A field needs a control that edits values of its type, and a list its items. Only a text is a paragraph. */
type Fitting<T> = ItemsOf<T> & {
  readonly form: null | { readonly control: ControlFor<T> }
  readonly paragraphIn?: [T] extends [string] ? 'tagline' : never
}

/** A field of a page, with the types of its check, its control and its empty value taken from its type. */
export function pageField<T, const R extends Restyles>(
  field: PageField<T, R> & Fitting<NoInfer<T>>,
): PageField<T, R> {
  return field
}

/** A field of an item, in the same way. @param Item the fields of the item that its checks and labels look at */
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

export function warning(message: string, inside?: string): Problem {
  return { severity: 'warning', message, ...(inside !== undefined && { inside }) }
}
