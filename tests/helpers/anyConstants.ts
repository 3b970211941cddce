import fc from 'fast-check'
import type { Constants } from '../../src/constants/schema.ts'
import { clampedValue } from '../../src/panel/clampedValue.ts'
import { constantPaths, withValue } from '../../src/panel/constantPaths.ts'
import { constants } from './siteModules.ts'

/** Random constants that the schema allows. */
export const anyConstants: fc.Arbitrary<Constants> = fc
  .tuple(
    ...constantPaths.map(({ range }) => {
      if (!range) return fc.boolean()
      const { min, max, isInteger } = range
      return isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
    }),
  )
  .map(withValues)

function withValues(values: readonly (number | boolean)[]): Constants {
  let changed = constants
  for (const [index, path] of constantPaths.entries())
    changed = withValue(changed, path, clampedValue(changed, path, values[index] ?? 0))
  return changed
}
