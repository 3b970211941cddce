import type { Control, ControlKind, ItemControl } from '../../templates/engine/fields/control.ts'
import type { ListItems } from '../../templates/engine/fields/field.ts'
import type { Item } from '../state/items.ts'
import type { Field } from './useField.ts'

/** @property path the key of the field @property items describes the items of a list */
export interface ControlProps<K extends ControlKind = ControlKind> {
  readonly path: string
  readonly label: string
  readonly control: Control<K>
  readonly items: ListItems | null | undefined
}

export type AnyItem = Item & Readonly<Record<string, unknown>>

export interface ItemControlProps<T> {
  readonly item: AnyItem
  readonly label: string
  readonly control: ItemControl
  /** The key of the list in the data. */
  readonly list: string
  /** The key of the field in the item. */
  readonly fieldKey: string
  readonly field: Field<T>
  /** Returns another field of the same item. */
  readonly fieldOf: <V>(key: string) => Field<V>
}
