import fc from 'fast-check'
import type { Constants } from '../../src/constants/schema.ts'
import { type Keys, namesIn, nearestValue, rangeAt, withValue } from '../../src/panel/constantTree.ts'
import { constants } from './siteModules.ts'

/** The keys of every constant of the schema. */
export const constantKeys: readonly Keys[] = keysBelow([])

function keysBelow(keys: Keys): Keys[] {
  return namesIn(keys)?.flatMap((name) => keysBelow([...keys, name])) ?? [keys]
}

/** Random constants that the schema allows. */
export const anyConstants: fc.Arbitrary<Constants> = fc
  .tuple(
    ...constantKeys.map((keys): fc.Arbitrary<number | boolean> => {
      const range = rangeAt(keys)
      if (!range) return fc.boolean()
      const { min, max, isInteger } = range
      return isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
    }),
  )
  .map(withValues)

function withValues(values: readonly (number | boolean)[]): Constants {
  let changed = constants
  for (const [index, keys] of constantKeys.entries()) {
    const value = values[index] ?? 0
    const allowed = typeof value === 'number' ? nearestValue(changed, keys, value) : value
    changed = withValue(changed, keys, allowed)
  }
  return changed
}
