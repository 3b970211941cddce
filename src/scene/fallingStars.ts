import type { Constants } from '../constants/schema.ts'

/** The shapes of falling stars, in the order of the glyph atlas. */
export const GLYPHS = ['★', '☆', '✮', '✦'] as const
export type Glyph = (typeof GLYPHS)[number]

/** Width of a glyph's cell in the atlas, in glyph sizes, so that its turned points fit. */
export const CELL_SCALE = 1.7
/** Distance from the darkest texel of the glyph atlas to the lightest, in glyph sizes. */
export const DISTANCE_RANGE = 0.5

/**
 * Constants of the shader that places falling stars. Times are seconds; places and distances are fractions of the viewport.
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
  /** Time in which a star appears, and fades at the end of its life. */
  FADE_IN_S: 0.35,
  FADE_OUT_S: 0.9,
  /** The band of heights, from the top, in which a star is born. */
  BIRTH_FROM: 0.03,
  BIRTH_TO: 0.42,
  /** How far it falls in its life. */
  FALL_MIN: 0.3,
  FALL_MAX: 0.52,
  /** How far it may drift aside in its life, either way. */
  DRIFT: 0.06,
  /** Whole turns in a life, either way, at most. */
  SPIN_TURNS: 0.75,
  /** Width of the sprite, in glyph sizes: glow and trail fit. */
  SPRITE_SCALE: 2.8,
  /** Distance from the sprite's centre to the star's, in glyph sizes: most of the sprite is behind the star. */
  TRAIL_SHIFT: 0.5,
} as const

type FallingTimes = Pick<Constants['fallingStars'], 'intervalMs' | 'lifetimeMs'>

/** The index of the newest star at a time: it was born at index × interval. The sky has no first star. */
export function newestFallingStar(timeS: number, { intervalMs }: FallingTimes): number {
  return Math.floor((timeS * 1000) / intervalMs)
}

export function mostFallingStars({ intervalMs, lifetimeMs }: FallingTimes): number {
  return Math.ceil(lifetimeMs / intervalMs)
}
