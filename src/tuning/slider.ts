import type { Range } from '../constants/schema.ts'

/** A range with more steps leaves its everyday values within the first pixels of an even slider. */
const MOST_EVEN_STEPS = 20_000
/** From stop to stop of an uneven slider a value grows by one in so many. */
const GROWTH = 50

/**
 * The values at which an uneven slider stops, from the least to the most: step by step at first, then ever further
 * apart, so that a hundred stars and a hundred thousand have the same room.
 *
 * @returns null for a range whose own steps fit on a slider
 */
export function sliderStops({ min, max, step }: Range): readonly number[] | null {
  if ((max - min) / step <= MOST_EVEN_STEPS) return null
  const stops = [min]
  for (let value = min; value < max; stops.push(value))
    value = Math.min(max, value + step * Math.max(1, Math.floor(value / step / GROWTH)))
  return stops
}
