import { random } from '../lib/random.ts'

/** Which of a falling star's fixed random numbers is which. The shader names the same channels. */
const CHANNEL = { x: 11, y: 12, size: 13, glyph: 14, drift: 15, fall: 16, spin: 17 } as const

/** The shapes a falling star wears, in the order of the glyph atlas. */
export const GLYPHS = ['★', '☆', '✮', '✦'] as const
export type Glyph = (typeof GLYPHS)[number]

/** Seconds that a falling star takes to appear, and to go out at the end of its life. */
export const FADE_IN_S = 0.35
export const FADE_OUT_S = 0.9

/** The band of heights, from the top, that a star is born in, and how far it falls: fractions of the height. */
export const BIRTH_BAND = { from: 0.03, to: 0.42 } as const
export const FALL = { min: 0.3, max: 0.52 } as const
/** How far a star may drift aside in its life: fraction of the width, either way. */
export const DRIFT = 0.06
/** Whole turns in a life, either way, at most. */
export const SPIN_TURNS = 0.75

export interface FallingTimes {
  readonly intervalMs: number
  readonly lifetimeMs: number
}

/** A falling star's own numbers, drawn from its index alone, each in [0, 1). */
export interface FallingStar {
  readonly index: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly glyph: number
  readonly drift: number
  readonly fall: number
  readonly spin: number
}

/** Where a falling star is and how it looks at an age. */
export interface FallingPose {
  /** Fractions of the viewport, from its left and top. */
  readonly x: number
  readonly y: number
  /** Turned clockwise, radians. */
  readonly angle: number
  /** [0, 1]. */
  readonly opacity: number
}

/** Falling star `index` (any integer: the sky has no first star) of the sky named `seed`. */
export function fallingStar(seed: number, index: number): FallingStar {
  return {
    index,
    x: random(seed, CHANNEL.x, index),
    y: random(seed, CHANNEL.y, index),
    size: random(seed, CHANNEL.size, index),
    glyph: random(seed, CHANNEL.glyph, index),
    drift: random(seed, CHANNEL.drift, index),
    fall: random(seed, CHANNEL.fall, index),
    spin: random(seed, CHANNEL.spin, index),
  }
}

/** The newest star at a time: its index, and its age in seconds, in [0, interval). */
export function newestFallingStar(
  timeS: number,
  { intervalMs }: FallingTimes,
): { index: number; ageS: number } {
  const index = Math.floor((timeS * 1000) / intervalMs)
  return { index, ageS: timeS - (index * intervalMs) / 1000 }
}

/** The most stars that can be alive at once: the number of vertices drawn. */
export function mostFallingStars({ intervalMs, lifetimeMs }: FallingTimes): number {
  return Math.ceil(lifetimeMs / intervalMs)
}

/**
 * The indices of the stars alive at a time, newest first. Star k is born at k × interval and lives for the
 * lifetime; nothing else decides, so any moment can be asked for by itself.
 */
export function aliveFallingStars(timeS: number, times: FallingTimes): number[] {
  const newest = newestFallingStar(timeS, times)
  const alive: number[] = []
  for (let i = 0; i < mostFallingStars(times); i++) {
    if (newest.ageS * 1000 + i * times.intervalMs < times.lifetimeMs) alive.push(newest.index - i)
  }
  return alive
}

/** A falling star's size in CSS pixels, in [minPx, maxPx]. */
export function fallingStarSizePx(size: number, minPx: number, maxPx: number): number {
  return minPx + (maxPx - minPx) * size
}

/** The shape a falling star wears. */
export function fallingStarGlyph(glyph: number): Glyph {
  return GLYPHS[Math.floor(glyph * GLYPHS.length)] ?? GLYPHS[0]
}

/** How far from the left a falling star is: a fraction of the viewport. @param life the share of its life, [0, 1] */
export function fallingStarX(star: FallingStar, life: number): number {
  return DRIFT + (1 - 2 * DRIFT) * star.x + DRIFT * (2 * star.drift - 1) * life
}

/** How far from the top a falling star is: a fraction of the viewport. @param life the share of its life, [0, 1] */
export function fallingStarY(star: FallingStar, life: number): number {
  const birthY = BIRTH_BAND.from + (BIRTH_BAND.to - BIRTH_BAND.from) * star.y
  return birthY + (FALL.min + (FALL.max - FALL.min) * star.fall) * life
}

/**
 * Where a falling star is at an age. It stays inside the viewport for the whole of its life.
 *
 * @param ageS seconds since its birth, from 0 to its lifetime
 */
export function fallingStarPose(star: FallingStar, ageS: number, { lifetimeMs }: FallingTimes): FallingPose {
  const lifetimeS = lifetimeMs / 1000
  const life = ageS / lifetimeS
  return {
    x: fallingStarX(star, life),
    y: fallingStarY(star, life),
    angle: 2 * Math.PI * SPIN_TURNS * (2 * star.spin - 1) * life,
    opacity: Math.min(1, ageS / FADE_IN_S, (lifetimeS - ageS) / FADE_OUT_S),
  }
}
