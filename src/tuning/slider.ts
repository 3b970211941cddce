import type { Range } from '../constants/schema.ts'

/** A range with more steps than this would leave its everyday values within the first pixel of a slider. */
const MOST_EVEN_STEPS = 20_000
/** How steep a slider over such a range is: the share of the range grows with this power of the way. */
const STEEPNESS = 4

/** Positions of a slider, from one end to the other. */
export const SLIDER_STEPS = 1000

function power({ min, max, step }: Range): number {
  return (max - min) / step > MOST_EVEN_STEPS ? STEEPNESS : 1
}

/** How far along its slider a value stands, [0, 1]. */
export function sliderShare(range: Range, value: number): number {
  const share = (value - range.min) / (range.max - range.min)
  return Math.min(1, Math.max(0, share)) ** (1 / power(range))
}

/** The value at a place of a slider, on one of its steps. @param share [0, 1] */
export function valueAtShare(range: Range, share: number): number {
  const { min, max, step } = range
  const exact = (max - min) * share ** power(range)
  return Math.min(max, Number((min + Math.round(exact / step) * step).toFixed(9)))
}

/** The value that a key of a slider leads to; undefined for other keys. */
export function keyedValue({ min, max, step }: Range, value: number, key: string): number | undefined {
  const far = Math.max(step, Number(((max - min) / 100).toPrecision(1)))
  const by: Readonly<Record<string, number>> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: far,
    PageDown: -far,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }
  const change = by[key]
  return change === undefined ? undefined : Math.min(max, Math.max(min, value + change))
}
