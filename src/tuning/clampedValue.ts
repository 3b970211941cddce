import type { Constants } from '../constants/schema.ts'
import { maxNameOf } from '../constants/schema.ts'
import { type ConstantPath, constantAt, constantPaths, valueAt } from './constantPaths.ts'

/** More than the decimals of any step. Further decimals are rounding errors. */
const DECIMALS = 9

/**
 * The valid value that is nearest to an input. In a pair such as `sizeMinPx` and `sizeMaxPx` the smaller constant stays at
 * or below the larger one. For NaN or a value of another type it returns the current value.
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
  const lowerConstant = smallerOfPair.get(constant.path)
  const upperConstant = largerOfPair.get(constant.path)
  const min = lowerConstant ? Math.max(range.min, Number(valueAt(constants, lowerConstant))) : range.min
  const max = upperConstant ? Math.min(range.max, Number(valueAt(constants, upperConstant))) : range.max
  const clamped = Math.min(max, Math.max(min, input))
  // Adding 0 turns -0 into 0.
  return (range.isInteger ? Math.round(clamped) : Number(clamped.toFixed(DECIMALS))) + 0
}

/** The other constant of a pair, by the path of a constant. */
const largerOfPair = new Map<string, ConstantPath>()
const smallerOfPair = new Map<string, ConstantPath>()
for (const each of constantPaths) {
  const name = maxNameOf(each.keys.at(-1) ?? '')
  const partner = name && constantAt([...each.keys.slice(0, -1), name].join('.'))
  if (!partner) continue
  largerOfPair.set(each.path, partner)
  smallerOfPair.set(partner.path, each)
}
