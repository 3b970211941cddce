import { type Constants, constantsSchema, maxNameOf, type Range, rangeOf } from '../constants/schema.ts'
import { z } from '../lib/zod.ts'
import panelText from './panelText.json' with { type: 'json' }

/** The place of a constant or of a group of constants, from the outermost group inwards: `['views', 'home', 'stars']`. */
export type Keys = readonly string[]

type Group = Readonly<Record<string, unknown>>

const constantNames: Readonly<Record<string, string>> = panelText.constantNames
const groupNames: Readonly<Record<string, string>> = panelText.groups

function schemaAt(keys: Keys): z.core.$ZodType | undefined {
  return keys.reduce<z.core.$ZodType | undefined>(
    (schema, key) => (schema instanceof z.ZodMiniObject ? schema.shape[key] : undefined),
    constantsSchema,
  )
}

/** The names in a group, in the order of the schema. Undefined for a constant. */
export function namesIn(keys: Keys): readonly string[] | undefined {
  const schema = schemaAt(keys)
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : undefined
}

/** Undefined for a switch. */
export function rangeAt(keys: Keys): Range | undefined {
  const schema = schemaAt(keys)
  return schema && rangeOf(schema)
}

export function valueAt(constants: Constants, keys: Keys): number | boolean {
  return keys.reduce<unknown>((group, key) => (group as Group)[key], constants) as number | boolean
}

/** Copies the constants with one changed value. Unchanged groups are shared. */
export function withValue<G extends object>(
  group: G,
  [key = '', ...inner]: Keys,
  value: number | boolean,
): G {
  const next = inner.length > 0 ? withValue((group as Group)[key] as object, inner, value) : value
  return { ...group, [key]: next }
}

/** The limits of a number. In a pair such as `sizeMinPx` and `sizeMaxPx`, the minimum must not exceed the maximum. */
export function limitsAt(
  constants: Constants,
  keys: Keys,
  { min, max }: Range,
): { min: number; max: number } {
  const group = keys.slice(0, -1)
  const name = keys.at(-1) ?? ''
  const names = namesIn(group) ?? []
  const minName = names.find((other) => maxNameOf(other) === name)
  const maxName = names.find((other) => maxNameOf(name) === other)
  const numberAt = (other: string) => Number(valueAt(constants, [...group, other]))
  return {
    min: minName ? Math.max(min, numberAt(minName)) : min,
    max: maxName ? Math.min(max, numberAt(maxName)) : max,
  }
}

/** Values are rounded to this many decimals: more than any step has. Further decimals are rounding errors. */
const DECIMALS = 9

/** The allowed value that is nearest to an input. @throws at a switch */
export function nearestValue(constants: Constants, keys: Keys, input: number): number {
  const range = rangeAt(keys)
  if (!range) throw new TypeError(`${keys.join('.')} is not a number`)
  const { min, max } = limitsAt(constants, keys, range)
  const clamped = Math.min(max, Math.max(min, input))
  // Adding 0 turns -0 into 0.
  return (range.isInteger ? Math.round(clamped) : Number(clamped.toFixed(DECIMALS))) + 0
}

export function groupName(keys: Keys): string {
  return groupNames[keys.at(-1) ?? ''] ?? keys.join('.')
}

/** The constant's name in its group. `panelText.json` has it by the constant's path or by its last key. */
export function constantName(keys: Keys): string {
  const path = keys.join('.')
  return constantNames[path] ?? constantNames[keys.at(-1) ?? ''] ?? path
}

/** The constant's name after those of its groups, as in “Home: Moon: Radius”. Groups without a name are left out. */
export function fullName(keys: Keys): string {
  const groups = keys.slice(0, -1).flatMap((key) => groupNames[key] ?? [])
  return [...groups, constantName(keys)].join(': ')
}
