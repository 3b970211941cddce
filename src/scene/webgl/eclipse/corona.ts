import { random } from '../../../lib/random.ts'

/** Fixed, because the picture of the still eclipse shows this corona. */
const SEED = 1919
const CHANNEL = {
  axis: 51,
  helmetAngle: 52,
  helmetWidth: 53,
  helmetTip: 54,
  pairAngle: 55,
  height: 56,
} as const

/** A helmet streamer. @property halfWidth at the limb, radians; @property tipRadius disc radii */
interface Helmet {
  readonly angle: number
  readonly halfWidth: number
  readonly tipRadius: number
}

/** @property height disc radii; @property lean shift of the tip along the limb, heights of the prominence */
interface Prominence {
  readonly angle: number
  readonly height: number
  readonly lean: number
}

/** @property axis angle of the sun's equator, radians clockwise from the right; all other angles are measured from it */
export interface Corona {
  readonly axis: number
  readonly helmets: readonly [Helmet, Helmet, Helmet]
  readonly prominences: readonly [arch: Prominence, hook: Prominence, hedgerow: Prominence]
}

/** The corona of a quiet sun: two large streamers near the equator, and a smaller one between equator and pole. */
export function coronaOf(seed: number = SEED): Corona {
  const randomBetween = (channel: number, index: number, min: number, max: number) =>
    min + (max - min) * random(seed, channel, index)
  const helmet = (index: number, middleAngle: number, size: number): Helmet => ({
    angle: middleAngle + randomBetween(CHANNEL.helmetAngle, index, -0.25, 0.25),
    halfWidth: size * randomBetween(CHANNEL.helmetWidth, index, 0.5, 0.65),
    tipRadius: 1 + size * randomBetween(CHANNEL.helmetTip, index, 2.1, 2.4),
  })
  // 1 or −1: the side of the equator with the third helmet and a pair of prominences, the arch and the hook.
  const side = random(seed, CHANNEL.pairAngle, 1) < 0.5 ? -1 : 1
  const pairAngle = side * randomBetween(CHANNEL.pairAngle, 0, 0.5, 0.65)
  return {
    axis: randomBetween(CHANNEL.axis, 0, -0.45, -0.2),
    helmets: [helmet(0, 0, 1), helmet(1, Math.PI, 1), helmet(2, side * 0.9, 0.6)],
    prominences: [
      { angle: pairAngle, height: randomBetween(CHANNEL.height, 0, 0.036, 0.042), lean: 0.5 },
      { angle: pairAngle + 0.2, height: randomBetween(CHANNEL.height, 1, 0.03, 0.036), lean: -0.7 },
      { angle: pairAngle + 3, height: randomBetween(CHANNEL.height, 2, 0.02, 0.028), lean: 0 },
    ],
  }
}
