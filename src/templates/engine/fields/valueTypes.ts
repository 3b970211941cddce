import { fill } from '../../../lib/fill.ts'
import { z } from '../../../lib/zod.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { SITE_LIMITS } from '../data/siteLimits.ts'

const messages = editorWords.data

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

const plain = <T>(schema: z.ZodMiniType<T>): ValueType<T> => ({ schema, jsonOrder: null })

const matching = (pattern: RegExp, message: string) =>
  plain(z.string(message).check(z.regex(pattern, message)))

/** @param maxCharacters length limit, UTF-16 units */
export function text(maxCharacters: number): ValueType<string> {
  const error = ({ input }: { input?: unknown }) =>
    fill(messages.long, { count: String(input).length, most: maxCharacters })
  return plain(z.string(messages.text).check(z.maxLength(maxCharacters, { error })))
}

export function choice<const T extends readonly string[]>(choices: T): ValueType<T[number]> {
  return plain(z.enum(choices, fill(messages.choice, { choices: choices.join(', ') })))
}

export function numberFrom(min: number, max: number): ValueType<number> {
  const message = fill(messages.number, { min, max })
  return plain(z.number(message).check(z.gte(min, message), z.lte(max, message)))
}

export const line = text(SITE_LIMITS.lineCharacters)
export const flag = plain(z.boolean(messages.flag))
export const colour = matching(/^#[0-9a-f]{6}$/i, messages.colour)
export const itemId = matching(/^[A-Za-z0-9_-]{1,64}$/, messages.id)
export const pictureFile = matching(/^pictures\/[a-z0-9][a-z0-9-]{0,63}\.(webp|jpg|png)$/, messages.picture)

/** An object. JSON has its keys in the order of `types`. */
export function object<T extends Types>(types: T): ValueType<{ readonly [K in keyof T]: ValueOf<T[K]> }> {
  const entries = Object.entries(types)
  const shape = Object.fromEntries(entries.map(([key, { schema }]) => [key, schema]))
  return {
    schema: z.readonly(z.object(shape, messages.object)) as z.ZodMiniType<{
      readonly [K in keyof T]: ValueOf<T[K]>
    }>,
    jsonOrder: Object.fromEntries(entries.map(([key, { jsonOrder }]) => [key, jsonOrder])),
  }
}

export function nullable<T>(type: ValueType<T>): ValueType<T | null> {
  return { ...type, schema: z.nullable(type.schema) }
}

const atMost = (maxItems: number) =>
  z.maxLength(maxItems, {
    error: ({ input }) =>
      fill(messages.many, { count: (input as readonly unknown[]).length, most: maxItems }),
  })

export function listOf<T>(
  { schema, jsonOrder }: ValueType<T>,
  maxItems = Number.MAX_SAFE_INTEGER,
): ValueType<readonly T[]> {
  return { schema: z.readonly(z.array(schema, messages.list).check(atMost(maxItems))), jsonOrder }
}

/** A list whose items have different ids. */
export function itemsOf<T extends { readonly id: string }>(
  { schema, jsonOrder }: ValueType<T>,
  maxItems: number,
): ValueType<readonly T[]> {
  // The number of items is checked first, because the validation of a million items would take seconds.
  const limitedArray = z.array(z.unknown(), messages.list).check(atMost(maxItems))
  const items = z.array(schema).check(({ value, issues }) => {
    const seenIds = new Set<string>()
    for (const [index, { id }] of value.entries()) {
      if (seenIds.has(id))
        issues.push({ code: 'custom', input: value, path: [index], message: messages.sameId })
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
