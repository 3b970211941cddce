import type { Constants } from '../constants/schema.ts'
import { largerOf } from '../constants/schema.ts'
import { type ConstantPath, constantAt, constantPaths, valueAt } from './constantPaths.ts'

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

/** The larger one of each pair, by the path of its smaller one; and the smaller one, by that of its larger one. */
const larger = new Map<string, ConstantPath>()
const smaller = new Map<string, ConstantPath>()
for (const each of constantPaths) {
  const name = largerOf(each.keys.at(-1) ?? '')
  const partner = name && constantAt([...each.keys.slice(0, -1), name].join('.'))
  if (!partner) continue
  larger.set(each.path, partner)
  smaller.set(partner.path, each)
}

function limits(constants: Constants, { path, range }: ConstantPath): { least: number; most: number } {
  const { min = 0, max = 0 } = range ?? {}
  const [below, above] = [smaller.get(path), larger.get(path)]
  return {
    least: below ? Math.max(min, Number(valueAt(constants, below))) : min,
    most: above ? Math.min(max, Number(valueAt(constants, above))) : max,
  }
}
