export const MOTIONS = ['full', 'calm', 'still'] as const
const RENDERERS = ['webgl', 'still'] as const
const QUALITIES = ['high', 'low', 'auto'] as const

/** 'full': everything moves. 'calm': stars only twinkle, slowly. 'still': nothing moves, and no frame is drawn. */
export type Motion = (typeof MOTIONS)[number]
export type RendererChoice = (typeof RENDERERS)[number]
/** 'high': full resolution. 'low': a lower resolution. 'auto': a level that follows the measured frame rate. */
export type Quality = (typeof QUALITIES)[number]

export interface ForcedState {
  readonly motion?: Motion
  readonly renderer?: RendererChoice
  readonly quality?: Quality
  readonly seed?: number
  /** The sky's clock is frozen at this moment, s. */
  readonly timeS?: number
  /** The number of stars in every view with a sky. */
  readonly stars?: number
  /** 'open': no gate. A number: the gate's opening is frozen at this moment, s from its start. */
  readonly gate?: 'open' | number
  /** [0, 1]: 0 and 1 new, 0.5 full. */
  readonly moonPhase?: number
}

const MAX_STARS = 200_000
const MAX_TIME_S = 1e9

/** Reads the state that an address forces, as in `?motion=still&seed=7&time=12.5`. Invalid values are ignored. */
export function forcedState(search: string): ForcedState {
  const query = new URLSearchParams(search)
  const readOneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === query.get(name))
  const readNumber = (name: string, min: number, max: number) => {
    const text = query.get(name)?.trim()
    const value = Number(text)
    return text && value >= min && value <= max ? value : undefined
  }
  const readInteger = (name: string, max: number) => {
    const value = readNumber(name, 0, max)
    return Number.isInteger(value) ? value : undefined
  }
  return {
    motion: readOneOf('motion', MOTIONS),
    renderer: readOneOf('renderer', RENDERERS),
    quality: readOneOf('quality', QUALITIES),
    gate: readOneOf<'open'>('gate', ['open']) ?? readNumber('gate', 0, MAX_TIME_S),
    moonPhase: readNumber('moon', 0, 1),
    seed: readInteger('seed', 2 ** 32 - 1),
    stars: readInteger('stars', MAX_STARS),
    timeS: readNumber('time', 0, MAX_TIME_S),
  }
}
