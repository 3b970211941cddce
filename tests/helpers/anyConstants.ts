import fc from 'fast-check'
import type { Constants } from '../../src/constants/schema.ts'
import { constants } from '../../src/site/constants.ts'
import { clampedValue } from '../../src/tuning/clampedValue.ts'
import { constantPaths, withValue } from '../../src/tuning/constantPaths.ts'

/** Random constants that the schema allows: each has any value of its range. */
export const anyConstants: fc.Arbitrary<Constants> = fc
  .tuple(
    ...constantPaths.map(({ range }) => {
      if (!range) return fc.boolean()
      const { min, max, isInteger } = range
      return isInteger ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
    }),
  )
  .map((values) =>
    constantPaths.reduce((all, each, index) => {
      const value = values[index] ?? 0
      return withValue(all, each, clampedValue(all, each, value))
    }, constants),
  )
