import type { Range } from '../constants/schema.ts'

/** With more steps, a linear slider would have the usual values within its first pixels. */
const MAX_EVEN_STEPS = 20_000
/** Geometric steps: each stop is 1/50 above the last. */
const GROWTH = 50

/**
 * The stops of a non-linear slider: single steps first, then geometric ones, so that 100 stars and 100,000 stars have
 * the same room.
 *
 * @returns null for a range that fits on a linear slider
 */
export function sliderStops({ min, max, step }: Range): readonly number[] | null {
  if ((max - min) / step <= MAX_EVEN_STEPS) return null
  const stops = [min]
  for (let value = min; value < max; stops.push(value))
    value = Math.min(max, value + step * Math.max(1, Math.floor(value / step / GROWTH)))
  return stops
}
