import { fill } from '../../lib/fill.ts'
import { z } from '../../lib/zod.ts'
import { editorWords } from '../../site/editorWords.ts'
import { SITE_LIMITS } from '../siteLimits.ts'

const messages = editorWords.data

/** The order in which the keys of a value are written as JSON; null for a value without keys. */
export type JsonOrder = null | { readonly [key: string]: JsonOrder }

/** A type of values: the schema that checks a value, and the order in which its keys are written. */
export interface ValueType<T> {
  readonly schema: z.ZodMiniType<T>
  readonly order: JsonOrder
  /** True for a picture. Its file is part of the site. */
  readonly isPicture?: true
}

export type ValueOf<T> = T extends ValueType<infer Value> ? Value : never
type Types = Readonly<Record<string, ValueType<unknown>>>

const plain = <T>(schema: z.ZodMiniType<T>): ValueType<T> => ({ schema, order: null })

const pattern = (form: RegExp, message: string) => plain(z.string(message).check(z.regex(form, message)))

/** A text. @param most the length limit, UTF-16 units */
export function text(most: number): ValueType<string> {
  const error = ({ input }: { input?: unknown }) => fill(messages.long, { count: String(input).length, most })
  return plain(z.string(messages.text).check(z.maxLength(most, { error })))
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
export const colour = pattern(/^#[0-9a-f]{6}$/i, messages.colour)
/** A day, as in `2026-12-24`, or '' for none. */
export const day: ValueType<string> = plain(z.union([z.literal(''), z.iso.date()], messages.day))
export const itemId = pattern(/^[A-Za-z0-9_-]{1,64}$/, messages.id)
/** The path of a picture in the site, ASCII: `pictures/portrait.webp`. */
export const pictureFile = pattern(/^pictures\/[a-z0-9][a-z0-9-]{0,63}\.(webp|jpg|png)$/, messages.picture)

/** An object with these keys. They are written in this order. */
export function object<T extends Types>(types: T): ValueType<{ readonly [K in keyof T]: ValueOf<T[K]> }> {
  const entries = Object.entries(types)
  const shape = Object.fromEntries(entries.map(([key, { schema }]) => [key, schema]))
  return {
    schema: z.readonly(z.object(shape, messages.object)) as z.ZodMiniType<{
      readonly [K in keyof T]: ValueOf<T[K]>
    }>,
    order: Object.fromEntries(entries.map(([key, { order }]) => [key, order])),
  }
}

export function nullable<T>({ schema, ...others }: ValueType<T>): ValueType<T | null> {
  return { ...others, schema: z.nullable(schema) }
}

const atMost = (most: number) =>
  z.maxLength(most, {
    error: ({ input }) => fill(messages.many, { count: (input as readonly unknown[]).length, most }),
  })

/** A list. @param most the greatest number of items; omitted: no limit */
export function listOf<T>(
  { schema, order }: ValueType<T>,
  most = Number.MAX_SAFE_INTEGER,
): ValueType<readonly T[]> {
  return { schema: z.readonly(z.array(schema, messages.list).check(atMost(most))), order }
}

/** A list whose items have different ids. @param most the greatest number of items */
export function itemsOf<T extends { readonly id: string }>(
  { schema, order }: ValueType<T>,
  most: number,
): ValueType<readonly T[]> {
  // The number is checked first, because the validation of a million items would take seconds.
  const counted = z.array(z.unknown(), messages.list).check(atMost(most))
  const items = z.array(schema).check(({ value, issues }) => {
    const seen = new Set<string>()
    for (const [index, { id }] of value.entries()) {
      if (seen.has(id)) issues.push({ code: 'custom', input: value, path: [index], message: messages.sameId })
      seen.add(id)
    }
  })
  return { schema: z.readonly(z.pipe(counted, items)), order }
}

/** A copy of a value with its keys in this order, and without other keys. */
export function withKeyOrder(value: unknown, order: JsonOrder): unknown {
  if (order === null || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withKeyOrder(item, order))
  const values = value as Readonly<Record<string, unknown>>
  const entries = Object.entries(order).map(([key, keyOrder]) => [key, withKeyOrder(values[key], keyOrder)])
  return Object.fromEntries(entries)
}
