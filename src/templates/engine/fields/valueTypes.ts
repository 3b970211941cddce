import { z } from '../../../lib/zod.ts'
import { SITE_LIMITS } from '../data/siteLimits.ts'

/** The order of the keys of a value, or of a list's items, in JSON. Null for values without keys, such as texts. */
export type JsonOrder = null | { readonly [key: string]: JsonOrder }

export interface ValueType<T> {
  readonly schema: z.ZodMiniType<T>
  readonly jsonOrder: JsonOrder
  /** True if the value is a `Picture` or null. */
  readonly isPicture?: true
}

export type ValueOf<T> = T extends ValueType<infer Value> ? Value : never
type Types = Readonly<Record<string, ValueType<unknown>>>

/** The rule that a refused value breaks, and its limits. `dataMistake` has a message for each rule. */
export interface BrokenRule {
  readonly rule: 'number' | 'colour' | 'id' | 'sameId' | 'picture'
  readonly min?: number
  readonly max?: number
}

const plain = <T>(schema: z.ZodMiniType<T>): ValueType<T> => ({ schema, jsonOrder: null })

const ruled = <T>(isValid: (value: unknown) => boolean, params: BrokenRule) =>
  plain(z.custom<T>(isValid, { params: { ...params } }))

const matching = (pattern: RegExp, rule: BrokenRule['rule']) =>
  ruled<string>((value) => typeof value === 'string' && pattern.test(value), { rule })

/** @param maxCharacters length limit, UTF-16 units */
export function text(maxCharacters: number): ValueType<string> {
  return plain(z.string().check(z.maxLength(maxCharacters)))
}

export function choice<const T extends readonly string[]>(choices: T): ValueType<T[number]> {
  return plain(z.enum(choices))
}

export function numberFrom(min: number, max: number): ValueType<number> {
  return ruled<number>((value) => typeof value === 'number' && value >= min && value <= max, {
    rule: 'number',
    min,
    max,
  })
}

export const line = text(SITE_LIMITS.lineCharacters)
export const flag = plain(z.boolean())
export const colour = matching(/^#[0-9a-f]{6}$/i, 'colour')
export const itemId = matching(/^[A-Za-z0-9_-]{1,64}$/, 'id')
export const pictureFile = matching(/^pictures\/[a-z0-9][a-z0-9-]{0,63}\.(webp|jpg|png)$/, 'picture')

/** An object. JSON has its keys in the order of `types`. */
export function object<T extends Types>(types: T): ValueType<{ readonly [K in keyof T]: ValueOf<T[K]> }> {
  const entries = Object.entries(types)
  const shape = Object.fromEntries(entries.map(([key, { schema }]) => [key, schema]))
  return {
    schema: z.readonly(z.object(shape)) as z.ZodMiniType<{
      readonly [K in keyof T]: ValueOf<T[K]>
    }>,
    jsonOrder: Object.fromEntries(entries.map(([key, { jsonOrder }]) => [key, jsonOrder])),
  }
}

export function nullable<T>(type: ValueType<T>): ValueType<T | null> {
  return { ...type, schema: z.nullable(type.schema) }
}

export function listOf<T>({ schema, jsonOrder }: ValueType<T>): ValueType<readonly T[]> {
  return { schema: z.readonly(z.array(schema)), jsonOrder }
}

/** A list whose items have different ids. */
export function itemsOf<T extends { readonly id: string }>(
  { schema, jsonOrder }: ValueType<T>,
  maxItems: number,
): ValueType<readonly T[]> {
  // The number of items is checked first, because the validation of a million items would take seconds.
  const limitedArray = z.array(z.unknown()).check(z.maxLength(maxItems))
  const items = z.array(schema).check(({ value, issues }) => {
    const seenIds = new Set<string>()
    for (const [index, { id }] of value.entries()) {
      if (seenIds.has(id))
        issues.push({
          code: 'custom',
          input: value,
          path: [index],
          params: { rule: 'sameId' } satisfies BrokenRule,
        })
      seenIds.add(id)
    }
  })
  return { schema: z.readonly(z.pipe(limitedArray, items)), jsonOrder }
}

/** The value with its keys in `order`, and without all other keys. */
export function withKeyOrder(value: unknown, order: JsonOrder): unknown {
  if (order === null || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withKeyOrder(item, order))
  const values = value as Readonly<Record<string, unknown>>
  const entries = Object.entries(order).map(([key, keyOrder]) => [key, withKeyOrder(values[key], keyOrder)])
  return Object.fromEntries(entries)
}
