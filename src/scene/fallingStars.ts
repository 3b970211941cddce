import type { Constants } from '../constants/schema.ts'

/** The shapes a falling star wears, in the order of the glyph atlas. */
export const GLYPHS = ['★', '☆', '✮', '✦'] as const
export type Glyph = (typeof GLYPHS)[number]

/** Width of a sprite, in glyph sizes, so that glow and turned points fit. The glyph atlas has the same border. */
export const SPRITE_SCALE = 1.7
/** Distance from the darkest texel of the glyph atlas to the lightest, in glyph sizes. */
export const DISTANCE_RANGE = 0.5

/**
 * What the shader that places falling stars is given. Times are seconds; places and ways are fractions of the viewport.
 * A star's place, size and shape are `random` numbers of the seed, its channel and its index.
 */
export const FALLING = {
  CHANNEL_X: 11,
  CHANNEL_Y: 12,
  CHANNEL_SIZE: 13,
  CHANNEL_GLYPH: 14,
  CHANNEL_DRIFT: 15,
  CHANNEL_FALL: 16,
  CHANNEL_SPIN: 17,
  /** How long a star takes to appear, and to go out at the end of its life. */
  FADE_IN_S: 0.35,
  FADE_OUT_S: 0.9,
  /** The band of heights, from the top, that a star is born in. */
  BIRTH_FROM: 0.03,
  BIRTH_TO: 0.42,
  /** How far it falls in its life. */
  FALL_MIN: 0.3,
  FALL_MAX: 0.52,
  /** How far it may drift aside in its life, either way. */
  DRIFT: 0.06,
  /** Whole turns in a life, either way, at most. */
  SPIN_TURNS: 0.75,
} as const

/** When stars are born, and for how long they live. */
type FallingTimes = Pick<Constants['fallingStars'], 'intervalMs' | 'lifetimeMs'>

/** The index of the newest star at a time: it was born at index × interval. The sky has no first star. */
export function newestFallingStar(timeS: number, { intervalMs }: FallingTimes): number {
  return Math.floor((timeS * 1000) / intervalMs)
}

/** The most stars that can be alive at once: the number of vertices drawn. */
export function mostFallingStars({ intervalMs, lifetimeMs }: FallingTimes): number {
  return Math.ceil(lifetimeMs / intervalMs)
}
