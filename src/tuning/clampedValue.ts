import type { Constants } from '../constants/schema.ts'
import { largerOf } from '../constants/schema.ts'
import { type ConstantPath, constantAt, constantPaths, valueAt } from './constantPaths.ts'

/** No step of a constant has more decimals. More are rounding errors of additions. */
const DECIMALS = 9

/**
 * The valid value of a constant that is nearest to a wanted one: in its range, a whole number if the schema asks for one,
 * and on the right side of its partner in a pair. NaN, or a value of another type, returns the current value.
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
  const below = smaller.get(constant.path)
  const above = larger.get(constant.path)
  const min = below ? Math.max(range.min, Number(valueAt(constants, below))) : range.min
  const max = above ? Math.min(range.max, Number(valueAt(constants, above))) : range.max
  const within = Math.min(max, Math.max(min, wanted))
  // Adding 0 turns -0 into 0.
  return (range.whole ? Math.round(within) : Number(within.toFixed(DECIMALS))) + 0
}

/** By the path of the smaller one of a pair, as `sizeMinPx` and `sizeMaxPx`. */
const larger = new Map<string, ConstantPath>()
const smaller = new Map<string, ConstantPath>()
for (const each of constantPaths) {
  const name = largerOf(each.keys.at(-1) ?? '')
  const partner = name && constantAt([...each.keys.slice(0, -1), name].join('.'))
  if (!partner) continue
  larger.set(each.path, partner)
  smaller.set(partner.path, each)
}
