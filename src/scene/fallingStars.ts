import type { Constants } from '../constants/schema.ts'

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
  CHANNEL_GUST: 15,
  CHANNEL_FALL: 16,
  CHANNEL_SPIN: 17,
  /** Time in which a star appears, and fades at the end of its life. */
  FADE_IN_S: 0.35,
  FADE_OUT_S: 0.9,
  /** The band of heights, from the top, in which a star is born. */
  BIRTH_FROM: 0.03,
  BIRTH_TO: 0.42,
  /** The distance that it falls in its life: large stars are near, and so fall fast. */
  FALL_MIN: 0.3,
  FALL_MAX: 0.52,
  /** Share of that distance that is the star's own and not its size's. */
  FALL_VARIETY: 0.25,
  /** Distance that the fastest star drifts to the left in its life. All stars have the same wind. */
  WIND: 0.12,
  /** Share by which the wind on a star may differ, either way. */
  GUST: 0.25,
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
