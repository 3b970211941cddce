import type { Motion, Quality, RendererChoice } from './store.ts'

/** The state that an address can force, for tests and for the owner. */
export interface ForcedState {
  readonly motion?: Motion
  readonly renderer?: RendererChoice
  readonly quality?: Quality
  readonly seed?: number
  readonly timeS?: number
  readonly stars?: number
  /** 'open': the page without its gate. A number: the opening, frozen at this time, s. The store checks its range. */
  readonly gate?: 'open' | number
  /** The moon's phase, [0, 1): 0 new, 0.5 full. */
  readonly moonPhase?: number
}

const MAX_STARS = 200_000
const MAX_TIME_S = 1e9

/**
 * Reads the forced state from an address' query, as in `?motion=still&seed=7&time=12.5&gate=open&moon=0.25`. Unknown values
 * and numbers out of range are ignored.
 */
export function forcedState(search: string): ForcedState {
  const query = new URLSearchParams(search)
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === query.get(name))
  const number = (name: string, min: number, max: number) => {
    const text = query.get(name)?.trim()
    const value = Number(text)
    return text && value >= min && value <= max ? value : undefined
  }
  const whole = (name: string, max: number) => {
    const value = number(name, 0, max)
    return Number.isInteger(value) ? value : undefined
  }
  return {
    motion: oneOf('motion', ['full', 'calm', 'still']),
    renderer: oneOf('renderer', ['webgl', 'still']),
    quality: oneOf('quality', ['high', 'low', 'auto']),
    gate: oneOf<'open'>('gate', ['open']) ?? number('gate', 0, MAX_TIME_S),
    moonPhase: number('moon', 0, 1),
    seed: whole('seed', 2 ** 32 - 1),
    stars: whole('stars', MAX_STARS),
    timeS: number('time', 0, MAX_TIME_S),
  }
}
