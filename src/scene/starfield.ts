import type { Palette } from '../constants/palette.ts'
import { mixRgb } from '../lib/contrast.ts'
import { random } from '../lib/random.ts'
import type { Rgb } from '../lib/rgb.ts'

/** The faint cross of the largest stars: the light of its arms and of the glow around them, [0, 1]. */
export const CROSS_LIGHT = 0.5
export const CROSS_GLOW = 0.16
/** Reach of the cross, star radii. */
export const CROSS_REACH = 4.5

const CHANNEL = { x: 1, y: 2, magnitude: 3, color: 4, twinklePhase: 5, twinkleSpeed: 6 } as const

/** A star's random numbers, [0, 1) each. The functions below convert them to pixels, seconds and colours. */
export type Star = Readonly<Record<keyof typeof CHANNEL, number>>

/**
 * Star colours from cool to hot: amber K giants, white F stars, blue-white A and B stars. `at` is the share of all stars
 * that are cooler, as in the real sky (Mitchell Charity, "What color are the stars?"). The colours are the theme's.
 */
const COLOR_STOPS = [
  { at: 0, kelvin: 3700, key: 'amberStar' },
  { at: 0.22, kelvin: 5200, key: 'warmStar' },
  { at: 0.55, kelvin: 6600, key: 'whiteStar' },
  { at: 1, kelvin: 9000, key: 'blueStar' },
] as const satisfies readonly { at: number; kelvin: number; key: keyof Palette }[]

/** Share of its light that a star loses at the bottom of a twinkle, [0, 1]. */
export const TWINKLE_DEPTH = 0.72

/** Stars from this magnitude on, the largest ones, have a faint cross. Magnitudes are in [0, 1). */
const CROSS_FROM_MAGNITUDE = 0.955
/** Only stars below this index may have a cross: a hundred thousand stars would be a lattice of crosses. */
export const CROSS_CANDIDATES = 500

export function starAt(seed: number, index: number): Star {
  return {
    x: random(seed, CHANNEL.x, index),
    y: random(seed, CHANNEL.y, index),
    magnitude: random(seed, CHANNEL.magnitude, index),
    color: random(seed, CHANNEL.color, index),
    twinklePhase: random(seed, CHANNEL.twinklePhase, index),
    twinkleSpeed: random(seed, CHANNEL.twinkleSpeed, index),
  }
}

/**
 * The width of a star: many small, few large, as in the real sky. With stars spread evenly in space the
 * number brighter than a flux F goes with F^-1.5 (Seeliger's theorem); flux is drawn as area, so the number
 * wider than s goes with s^-3. Here the widths are limited to a range.
 *
 * @param magnitude the star's random number, [0, 1): 0 is the smallest
 * @param minPx smallest width, CSS pixels, above 0
 * @param maxPx largest width, CSS pixels
 * @returns a width in [minPx, maxPx]
 */
export function starSizePx(magnitude: number, minPx: number, maxPx: number): number {
  return minPx * (1 - magnitude * (1 - (minPx / maxPx) ** 3)) ** (-1 / 3)
}

export function hasCross(index: number, magnitude: number): boolean {
  return index < CROSS_CANDIDATES && magnitude >= CROSS_FROM_MAGNITUDE
}

/** Seconds from one twinkle to the next, in [minS, maxS]. */
export function twinklePeriodS(twinkleSpeed: number, minS: number, maxS: number): number {
  return minS + (maxS - minS) * twinkleSpeed
}

/** How bright a star is at `timeS`, in [1 - TWINKLE_DEPTH, 1]: a raised cosine with its own phase and period. */
export function twinkle(star: Star, timeS: number, minS: number, maxS: number): number {
  const turns = timeS / twinklePeriodS(star.twinkleSpeed, minS, maxS) + star.twinklePhase
  return 1 - TWINKLE_DEPTH * (0.5 - 0.5 * Math.cos(2 * Math.PI * turns))
}

/** A star's colour from its colour number, [0, 1]: 0 amber, then white, 1 blue-white. */
export function starColor(color: number, palette: Palette): Rgb {
  const upper = COLOR_STOPS.findIndex((stop) => stop.at >= color)
  const to = COLOR_STOPS[upper] ?? COLOR_STOPS[0]
  const from = COLOR_STOPS[upper - 1] ?? to
  if (!from || !to) throw new RangeError('starColor: there are no colour stops')
  const amount = to.at === from.at ? 0 : (color - from.at) / (to.at - from.at)
  return mixRgb(palette[from.key], palette[to.key], amount)
}

/** The colour number of a star with a colour temperature, K. `starColor` converts it to a colour. */
export function colorOfKelvin(kelvin: number): number {
  const upper = COLOR_STOPS.findIndex((stop) => stop.kelvin >= kelvin)
  const from = COLOR_STOPS[upper - 1]
  const to = COLOR_STOPS[upper]
  if (!to) return 1
  if (!from) return 0
  return from.at + ((to.at - from.at) * (kelvin - from.kelvin)) / (to.kelvin - from.kelvin)
}

/** The indices of the first `count` stars of a seed, sorted by brightness: the brightest first. */
export function brightestFirst(seed: number, count: number): number[] {
  const magnitudes = Array.from({ length: count }, (_, index) => starAt(seed, index).magnitude)
  return magnitudes
    .map((_, index) => index)
    .sort((one, other) => (magnitudes[other] ?? 0) - (magnitudes[one] ?? 0))
}
