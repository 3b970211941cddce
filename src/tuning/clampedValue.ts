import type { Constants } from '../constants/schema.ts'
import { maxNameOf } from '../constants/schema.ts'
import { type ConstantPath, constantAt, constantPaths, valueAt } from './constantPaths.ts'

/** No constant has a step with more decimals. Further decimals are rounding errors of additions. */
const DECIMALS = 9

/**
 * The valid value of a constant that is nearest to an input. It is in the constant's range, and a whole number if the
 * schema asks for one. The smaller constant of a pair stays at or below the larger one. For NaN or a value of another
 * type it returns the current value.
 */
export function clampedValue(
  constants: Constants,
  constant: ConstantPath,
  input: number | boolean,
): number | boolean {
  const { range } = constant
  const current = valueAt(constants, constant)
  if (!range) return typeof input === 'boolean' ? input : current
  if (typeof input !== 'number' || Number.isNaN(input)) return current
  const below = smaller.get(constant.path)
  const above = larger.get(constant.path)
  const min = below ? Math.max(range.min, Number(valueAt(constants, below))) : range.min
  const max = above ? Math.min(range.max, Number(valueAt(constants, above))) : range.max
  const clamped = Math.min(max, Math.max(min, input))
  // Adding 0 turns -0 into 0.
  return (range.isInteger ? Math.round(clamped) : Number(clamped.toFixed(DECIMALS))) + 0
}

/** The larger constant of a pair, such as `sizeMaxPx`, by the path of the smaller one, such as `sizeMinPx`. */
const larger = new Map<string, ConstantPath>()
/** The smaller constant of a pair, by the path of the larger one. */
const smaller = new Map<string, ConstantPath>()
for (const each of constantPaths) {
  const name = maxNameOf(each.keys.at(-1) ?? '')
  const partner = name && constantAt([...each.keys.slice(0, -1), name].join('.'))
  if (!partner) continue
  larger.set(each.path, partner)
  smaller.set(partner.path, each)
}
