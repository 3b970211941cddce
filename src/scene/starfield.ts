import type { Palette } from '../constants/palette.ts'
import { random } from '../lib/random.ts'
import { mixRgb, type Rgb } from '../lib/rgb.ts'

/** Light of the arms of a star's cross and of the glow around them, share of the star's light. */
export const CROSS_LIGHT = 0.5
export const CROSS_GLOW = 0.16
/** Length of an arm from the centre, star radii. */
export const CROSS_ARM_RADII = 4.5

/** A star within this distance of text is dark, CSS px, so that nobody reads it as a full stop. A cross is read as an ornament. */
export const TEXT_CLEAR_PX = 10
export const CROSS_CLEAR_PX = 72

/** Channels of `random`. */
const CHANNEL = { x: 1, y: 2, size: 3, color: 4, twinklePhase: 5, twinkleSpeed: 6 } as const

/** Random numbers in [0, 1), not yet converted to places, pixels, seconds and colours. */
export type Star = Readonly<Record<keyof typeof CHANNEL, number>>

// From cool to hot: K giants, G stars, F stars, A and B stars. `share`: the share of all stars that are cooler.
// Source: Mitchell Charity, "What color are the stars?".
const COLOR_STOPS = [
  { share: 0, key: 'amberStar' },
  { share: 0.22, key: 'warmStar' },
  { share: 0.55, key: 'whiteStar' },
  { share: 1, key: 'blueStar' },
] as const satisfies readonly { share: number; key: keyof Palette }[]

/** Share of the light that a star loses at the minimum of its twinkle, [0, 1]. */
export const TWINKLE_DEPTH = 0.72

/** Least `size` of a star with a cross: 4.5 % of the stars are larger. */
const CROSS_FROM_SIZE = 0.955
/** Only stars below this index may have a cross, because thousands of crosses would look like a lattice. */
export const CROSS_CANDIDATES = 500

export function starAt(seed: number, index: number): Star {
  return {
    x: random(seed, CHANNEL.x, index),
    y: random(seed, CHANNEL.y, index),
    size: random(seed, CHANNEL.size, index),
    color: random(seed, CHANNEL.color, index),
    twinklePhase: random(seed, CHANNEL.twinklePhase, index),
    twinkleSpeed: random(seed, CHANNEL.twinkleSpeed, index),
  }
}

/** The width of a star, CSS px. The number of stars wider than w is proportional to w^-3 - maxPx^-3 (Seeliger's theorem). */
export function starSizePx(size: number, minPx: number, maxPx: number): number {
  return minPx * (1 - size * (1 - (minPx / maxPx) ** 3)) ** (-1 / 3)
}

export function hasCross(index: number, size: number): boolean {
  return index < CROSS_CANDIDATES && size >= CROSS_FROM_SIZE
}

export function twinklePeriodS(twinkleSpeed: number, minS: number, maxS: number): number {
  return minS + (maxS - minS) * twinkleSpeed
}

/** The brightness of a star at a time, [1 - TWINKLE_DEPTH, 1]: a raised cosine. */
export function twinkle(star: Star, timeS: number, minS: number, maxS: number): number {
  const turns = timeS / twinklePeriodS(star.twinkleSpeed, minS, maxS) + star.twinklePhase
  return 1 - TWINKLE_DEPTH * (0.5 - 0.5 * Math.cos(2 * Math.PI * turns))
}

/** @param color [0, 1]: 0 cool, 1 hot */
export function starColor(color: number, palette: Palette): Rgb {
  const upper = COLOR_STOPS.findIndex((stop) => stop.share >= color)
  const to = COLOR_STOPS[upper] ?? COLOR_STOPS[0]
  const from = COLOR_STOPS[upper - 1] ?? to
  if (!from || !to) throw new RangeError('starColor: there are no colour stops')
  const amount = to.share === from.share ? 0 : (color - from.share) / (to.share - from.share)
  return mixRgb(palette[from.key], palette[to.key], amount)
}
