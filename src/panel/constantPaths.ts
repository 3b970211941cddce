import type { Constants } from '../constants/schema.ts'
import { constantsSchema, type Range, rangeOf } from '../constants/schema.ts'
import { z } from '../lib/zod.ts'

export interface ConstantPath {
  /** Names from the outermost group inwards, joined by dots, as in `views.home.stars`. */
  readonly path: string
  readonly keys: readonly string[]
  /** Null for a switch. */
  readonly range: Range | null
}

type Group = Readonly<Record<string, unknown>>

export const constantPaths: readonly ConstantPath[] = pathsIn(constantsSchema, [])

const byPath: ReadonlyMap<string, ConstantPath> = new Map(constantPaths.map((each) => [each.path, each]))

export function constantAt(path: string): ConstantPath | undefined {
  return byPath.get(path)
}

/** @throws when the constants have no such value */
export function valueAt(constants: Constants, { keys, path }: ConstantPath): number | boolean {
  const value = keys.reduce<unknown>((group, key) => (group as Group)[key], constants)
  if (typeof value !== 'number' && typeof value !== 'boolean')
    throw new TypeError(`there is no constant ${path}`)
  return value
}

/** Copies the constants with one changed value. Unchanged groups are shared. */
export function withValue(constants: Constants, { keys }: ConstantPath, value: number | boolean): Constants {
  return replaceIn(constants, keys, value)
}

export function changedPaths(before: Constants, after: Constants): readonly ConstantPath[] {
  return before === after
    ? []
    : constantPaths.filter((each) => valueAt(before, each) !== valueAt(after, each))
}

function replaceIn<G extends Group>(
  group: G,
  [key, ...innerKeys]: readonly string[],
  value: number | boolean,
): G {
  if (key === undefined) return group
  return {
    ...group,
    [key]: innerKeys.length === 0 ? value : replaceIn(group[key] as Group, innerKeys, value),
  }
}

function pathsIn(schema: z.core.$ZodType, keys: readonly string[]): ConstantPath[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, inner]) =>
      pathsIn(inner, [...keys, key]),
    )
  return [{ path: keys.join('.'), keys, range: rangeOf(schema) ?? null }]
}
