import type { Item } from '../state/items.ts'
import type { Control, ItemControl, OfKind } from './rows/control.ts'
import type { Field } from './useField.ts'

/** @property path the key of the field */
export interface ControlProps<K extends Control['kind'] = Control['kind']> {
  readonly path: string
  readonly label: string
  readonly control: OfKind<Control, K>
}

export type AnyItem = Item & Readonly<Record<string, unknown>>

export interface ItemControlProps<T, K extends ItemControl['kind'] = ItemControl['kind']> {
  readonly item: AnyItem
  readonly label: string
  readonly control: OfKind<ItemControl, K>
  /** The key of the list in the data. */
  readonly list: string
  /** The key of the field in the item. */
  readonly fieldKey: string
  readonly field: Field<T>
  /** Returns another field of the same item. */
  readonly fieldOf: <V>(key: string) => Field<V>
}
