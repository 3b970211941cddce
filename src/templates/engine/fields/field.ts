import { optionalPicture } from './pictureType.ts'
import { flag, itemsOf, line, listOf, object, type ValueOf, type ValueType } from './valueTypes.ts'

/** A field of a page, or of an item of one of its lists. */
export interface Field<T = unknown> {
  readonly type: ValueType<T>
  /** Its value on an empty page, and on a page that is older than the field. */
  readonly empty: T
  /** The version of the data format that introduced it. */
  readonly since: number
  /** The fields of the items of a list. */
  readonly items?: Fields
}

export type Fields = Readonly<Record<string, Field>>

export type DataOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]['type']> }

/** @param since the version of the data format that introduces it */
export function field<T>(type: ValueType<T>, empty: NoInfer<T>, since = 1): Field<T> {
  return { type, empty, since }
}

export const textField = (since?: number) => field(line, '', since)
export const flagField = (since?: number) => field(flag, false, since)
export const pictureField = (since?: number) => field(optionalPicture, null, since)

/** A list whose items have different ids. */
export function itemsField<const F extends Fields & { readonly id: Field<string> }>(
  items: F,
  maxItems: number,
) {
  const type = itemsOf(object(typesOf(items)) as ValueType<DataOf<F>>, maxItems)
  return { ...field(type, []), items }
}

/** A list whose items have no ids. */
export function listField<const F extends Fields>(items: F, since: number) {
  return { ...field(listOf(object(typesOf(items)) as ValueType<DataOf<F>>), [], since), items }
}

function typesOf(fields: Fields): Readonly<Record<string, ValueType<unknown>>> {
  return Object.fromEntries(Object.entries(fields).map(([key, { type }]) => [key, type]))
}

export function emptyValues<F extends Fields>(fields: F): DataOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([key, { empty }]) => [key, empty])) as DataOf<F>
}
