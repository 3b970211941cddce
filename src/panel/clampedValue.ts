import type { Constants } from '../constants/schema.ts'
import { maxNameOf } from '../constants/schema.ts'
import { type ConstantPath, constantAt, constantPaths, valueAt } from './constantPaths.ts'

/** Values are rounded to this many decimals: more than any step has. Further decimals are rounding errors. */
const DECIMALS = 9

/**
 * The valid value that is nearest to an input. In a pair such as `sizeMinPx` and `sizeMaxPx` the minimum never
 * exceeds the maximum. For NaN or a value of another type it returns the current value.
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
  const minConstant = minOf.get(constant.path)
  const maxConstant = maxOf.get(constant.path)
  const min = minConstant ? Math.max(range.min, Number(valueAt(constants, minConstant))) : range.min
  const max = maxConstant ? Math.min(range.max, Number(valueAt(constants, maxConstant))) : range.max
  const clamped = Math.min(max, Math.max(min, input))
  // Adding 0 turns -0 into 0.
  return (range.isInteger ? Math.round(clamped) : Number(clamped.toFixed(DECIMALS))) + 0
}

/** In a pair: the maximum, by the path of its minimum. */
const maxOf = new Map<string, ConstantPath>()
/** In a pair: the minimum, by the path of its maximum. */
const minOf = new Map<string, ConstantPath>()
for (const each of constantPaths) {
  const maxName = maxNameOf(each.keys.at(-1) ?? '')
  const max = maxName && constantAt([...each.keys.slice(0, -1), maxName].join('.'))
  if (!max) continue
  maxOf.set(each.path, max)
  minOf.set(max.path, each)
}
