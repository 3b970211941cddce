import type { Constants } from '../scene/constants.ts'
import { largerOf } from '../scene/constantsSchema.ts'
import { type ConstantPath, constantPaths, valueAt } from './constantPaths.ts'

/** Decimals that no step of any constant needs: what adding up steps leaves behind there is an error of rounding. */
const DECIMALS = 9

/**
 * The value nearest to a wanted one that a constant may have: within its range, whole where that is asked, and on the
 * right side of its partner where it is the smaller or larger one of a pair. What is no number leaves it as it is.
 *
 * @param constants what it is set in
 */
export function clampedValue(
  constants: Constants,
  constant: ConstantPath,
  wanted: number | boolean,
): number | boolean {
  const { range } = constant
  const before = valueAt(constants, constant)
  if (!range) return typeof wanted === 'boolean' ? wanted : before
  if (typeof wanted !== 'number' || Number.isNaN(wanted)) return before
  const { least, most } = limits(constants, constant)
  const within = Math.min(most, Math.max(least, wanted))
  // Adding 0 makes a negative zero a plain one.
  return (range.whole ? Math.round(within) : Number(within.toFixed(DECIMALS))) + 0
}

function limits(constants: Constants, constant: ConstantPath): { least: number; most: number } {
  const name = constant.keys.at(-1) ?? ''
  const siblings = constantPaths.filter(
    ({ keys }) => keys.slice(0, -1).join() === constant.keys.slice(0, -1).join(),
  )
  const named = (wanted: string | undefined) => siblings.find(({ keys }) => keys.at(-1) === wanted)
  const larger = named(largerOf(name))
  const smaller = siblings.find(({ keys }) => largerOf(keys.at(-1) ?? '') === name)
  const { min = 0, max = 0 } = constant.range ?? {}
  return {
    least: Math.max(min, smaller ? Number(valueAt(constants, smaller)) : min),
    most: Math.min(max, larger ? Number(valueAt(constants, larger)) : max),
  }
}
