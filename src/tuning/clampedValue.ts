import type { Constants } from '../constants/schema.ts'
import { largerOf } from '../constants/schema.ts'
import { type ConstantPath, constantAt, constantPaths, valueAt } from './constantPaths.ts'

/** No step of a constant needs more decimals; what addition leaves beyond them is an error of rounding. */
const DECIMALS = 9

/**
 * The allowed value of a constant that is nearest to a wanted one: within its range, whole where the schema asks for
 * that, and on the right side of its partner in a pair. NaN, or a value of another type, leaves it as it is.
 *
 * @param constants all constants as they are now
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
  const [below, above] = [smaller.get(constant.path), larger.get(constant.path)]
  const least = below ? Math.max(range.min, Number(valueAt(constants, below))) : range.min
  const most = above ? Math.min(range.max, Number(valueAt(constants, above))) : range.max
  const within = Math.min(most, Math.max(least, wanted))
  // Adding 0 makes a negative zero a plain one.
  return (range.whole ? Math.round(within) : Number(within.toFixed(DECIMALS))) + 0
}

/** The partners of pairs such as `sizeMinPx` and `sizeMaxPx`, each by the path of the other. */
const larger = new Map<string, ConstantPath>()
const smaller = new Map<string, ConstantPath>()
for (const each of constantPaths) {
  const name = largerOf(each.keys.at(-1) ?? '')
  const partner = name && constantAt([...each.keys.slice(0, -1), name].join('.'))
  if (!partner) continue
  larger.set(each.path, partner)
  smaller.set(partner.path, each)
}
