import type { Constants } from '../constants/schema.ts'

export const GLYPHS = ['★', '☆', '✮', '✦'] as const
export type Glyph = (typeof GLYPHS)[number]

/** Width of a glyph's cell in the atlas, in glyph sizes. It is above 1, so that the points of a turned glyph fit. */
export const CELL_SCALE = 1.7
/** Range of the distances from the outline that the glyph atlas stores, from dark to light, in glyph sizes. */
export const DISTANCE_RANGE = 0.5

/**
 * Constants of the shader that places falling stars. Places and distances are fractions of the viewport. A
 * star's place, size and shape are `random` numbers from the seed, a channel and the star's index.
 */
export const FALLING = {
  CHANNEL_X: 11,
  CHANNEL_Y: 12,
  CHANNEL_SIZE: 13,
  CHANNEL_GLYPH: 14,
  CHANNEL_GUST: 15,
  CHANNEL_FALL: 16,
  CHANNEL_SPIN: 17,
  /** Time in which a star appears, and in which it fades at the end of its life, s. */
  FADE_IN_S: 0.35,
  FADE_OUT_S: 0.9,
  /** The heights between which a star appears, from the top. */
  BIRTH_FROM: 0.03,
  BIRTH_TO: 0.42,
  /** The distance that a star falls in its life. Large stars are near, so they fall faster. */
  FALL_MIN: 0.3,
  FALL_MAX: 0.52,
  /** Share of the fall that is random and does not depend on the star's size. */
  FALL_VARIETY: 0.25,
  /** Distance that the fastest star drifts to the left in its life. The wind is the same for all stars. */
  WIND: 0.12,
  /** Random variation of the wind, share in either direction. */
  GUST: 0.25,
  /** Most turns in a star's life, in either direction. */
  SPIN_TURNS: 0.75,
  /** Width of the sprite, in glyph sizes, so that glow and trail fit. */
  SPRITE_SCALE: 2.8,
  /** Distance from the sprite's centre to the star's, in glyph sizes, because most of the sprite is the trail behind it. */
  TRAIL_SHIFT: 0.5,
} as const

type FallingTimes = Pick<Constants['fallingStars'], 'intervalMs' | 'lifetimeMs'>

/**
 * The index of the newest star at a time: star `index` appears at index × interval. Indices are negative before time 0.
 */
export function newestFallingStar(timeS: number, { intervalMs }: FallingTimes): number {
  return Math.floor((timeS * 1000) / intervalMs)
}

export function maxFallingStars({ intervalMs, lifetimeMs }: FallingTimes): number {
  return Math.ceil(lifetimeMs / intervalMs)
}
