import type { Constants } from '../../src/constants/schema.ts'
import { random } from '../../src/lib/random.ts'
import { FALLING, newestFallingStar } from '../../src/scene/fallingStars.ts'

/** Where a falling star appears: fractions of the viewport, its width in CSS pixels, and its opacity, [0, 1]. */
export interface FallingStar {
  readonly x: number
  readonly y: number
  readonly sizePx: number
  readonly opacity: number
}

/** The stars that fall at a time, worked out from the same numbers as the shader's and in other words. */
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
    const own = (channel: number) => random(seed, channel, index)
    const between = (least: number, most: number, share: number) => least + (most - least) * share
    const life = ageS / lifetimeS
    const birthX = between(FALLING.DRIFT, 1 - FALLING.DRIFT, own(FALLING.CHANNEL_X))
    const birthY = between(FALLING.BIRTH_FROM, FALLING.BIRTH_TO, own(FALLING.CHANNEL_Y))
    stars.push({
      x: birthX + life * between(-FALLING.DRIFT, FALLING.DRIFT, own(FALLING.CHANNEL_DRIFT)),
      y: birthY + life * between(FALLING.FALL_MIN, FALLING.FALL_MAX, own(FALLING.CHANNEL_FALL)),
      sizePx: between(falling.sizeMinPx, falling.sizeMaxPx, own(FALLING.CHANNEL_SIZE)),
      opacity: Math.min(1, ageS / FALLING.FADE_IN_S, (lifetimeS - ageS) / FALLING.FADE_OUT_S),
    })
  }
}
