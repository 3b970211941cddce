import type { Constants } from '../../src/constants/schema.ts'
import { random } from '../../src/lib/random.ts'
import { FALLING, newestFallingStar } from '../../src/scene/fallingStars.ts'

/** A falling star. `x` and `y` are shares of the viewport. Opacity is in [0, 1]. */
export interface FallingStar {
  /** The star appears at index × interval. */
  readonly index: number
  readonly x: number
  readonly y: number
  readonly sizePx: number
  readonly opacity: number
}

/** The visible falling stars at a time, computed independently of the shader but with its random numbers. */
export function fallingStarsAt(
  seed: number,
  timeS: number,
  falling: Constants['fallingStars'],
): FallingStar[] {
  const lifetimeS = falling.lifetimeMs / 1000
  const stars: FallingStar[] = []
  for (let index = newestFallingStar(timeS, falling); ; index--) {
    const ageS = timeS - (index * falling.intervalMs) / 1000
    if (ageS >= lifetimeS) return stars
    const randomIn = (channel: number) => random(seed, channel, index)
    const mix = (from: number, to: number, amount: number) => from + (to - from) * amount
    const progress = ageS / lifetimeS
    const size = randomIn(FALLING.CHANNEL_SIZE)
    const fallShare = mix(size, randomIn(FALLING.CHANNEL_FALL), FALLING.FALL_VARIETY)
    const fall = mix(FALLING.FALL_MIN, FALLING.FALL_MAX, fallShare)
    const gust = mix(1 - FALLING.GUST, 1 + FALLING.GUST, randomIn(FALLING.CHANNEL_GUST))
    const birthX = mix(FALLING.WIND * (1 + FALLING.GUST), 1, randomIn(FALLING.CHANNEL_X))
    const birthY = mix(FALLING.BIRTH_FROM, FALLING.BIRTH_TO, randomIn(FALLING.CHANNEL_Y))
    stars.push({
      index,
      x: birthX - progress * gust * FALLING.WIND * (fall / FALLING.FALL_MAX),
      y: birthY + progress * fall,
      sizePx: mix(falling.sizeMinPx, falling.sizeMaxPx, size ** 3),
      opacity: Math.min(1, ageS / FALLING.FADE_IN_S, (lifetimeS - ageS) / FALLING.FADE_OUT_S),
    })
  }
}
