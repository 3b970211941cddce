import type { Range } from '../constants/schema.ts'

/** On a linear slider with more steps, all usual values would be within the first pixels. */
const MAX_LINEAR_STEPS = 20_000
/** Geometric steps: each stop is 1 / GROWTH_DIVISOR above the previous one, rounded down to a multiple of `step`. */
const GROWTH_DIVISOR = 50

/** The stops of a non-linear slider: single steps, then geometric steps. Null for a range that fits on a linear slider. */
export function sliderStops({ min, max, step }: Range): readonly number[] | null {
  if ((max - min) / step <= MAX_LINEAR_STEPS) return null
  const stops = [min]
  let value = min
  while (value < max) {
    value = Math.min(max, value + step * Math.max(1, Math.floor(value / step / GROWTH_DIVISOR)))
    stops.push(value)
  }
  return stops
}
