import type { Constants } from '../constants/schema.ts'

export const GLYPHS = ['★', '☆', '✮', '✦'] as const
export type Glyph = (typeof GLYPHS)[number]

/** Width of a glyph's cell in the atlas, glyph sizes. */
export const CELL_SCALE = 1.7
/** The atlas stores distances from the outline up to half of this, inside and outside the glyph, glyph sizes. */
export const DISTANCE_RANGE = 0.5

/** Constants of the shader that places falling stars. Places and distances are fractions of the viewport. */
export const FALLING = {
  // Channels of `random`.
  CHANNEL_X: 11,
  CHANNEL_Y: 12,
  CHANNEL_SIZE: 13,
  CHANNEL_GLYPH: 14,
  CHANNEL_GUST: 15,
  CHANNEL_FALL: 16,
  CHANNEL_SPIN: 17,
  FADE_IN_S: 0.2,
  FADE_OUT_S: 0.35,
  /** A star that comes near text goes out in this time. */
  TEXT_FADE_S: 0.15,
  /** Range of the places where stars appear, from the top. */
  BIRTH_FROM: 0.08,
  BIRTH_TO: 0.42,
  /** Distance that a star falls in its life. Large stars are nearer, so they fall farther. */
  FALL_MIN: 0.36,
  FALL_MAX: 0.56,
  /** Share of the distance that is random instead of following from the star's size, [0, 1]. */
  FALL_VARIETY: 0.25,
  /** Drift of the fastest star to the left in its life. Slower stars drift less: all paths are nearly parallel. */
  WIND: 0.12,
  /** Random variation of the wind, ± share. */
  GUST: 0.25,
  MAX_SPIN_TURNS: 0.75,
  /** Width of the sprite with glow and trail, glyph sizes. */
  SPRITE_SCALE: 5.4,
  /** Distance from the sprite's centre to the star, which is in front of its trail, glyph sizes. */
  TRAIL_SHIFT: 1.9,
} as const

type FallingTiming = Pick<Constants['fallingStars'], 'intervalMs' | 'lifetimeMs'>

/** The index of the newest star. Star `index` appears at index × interval. An index may be negative. */
export function newestFallingStar(timeS: number, { intervalMs }: FallingTiming): number {
  return Math.floor((timeS * 1000) / intervalMs)
}

export function maxFallingStars({ intervalMs, lifetimeMs }: FallingTiming): number {
  return Math.ceil(lifetimeMs / intervalMs)
}
