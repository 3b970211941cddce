import { random } from '../../lib/random.ts'

/**
 * The seed of the site's corona. The picture of the still eclipse shows the same corona, so the seed is not that of
 * the stars, which can change.
 */
const SEED = 1919
const CHANNEL = {
  axis: 51,
  helmetAngle: 52,
  helmetWidth: 53,
  helmetReach: 54,
  cluster: 55,
  height: 56,
} as const

/** A helmet streamer. Angles are radians from the sun's equator. @property reach disc radii from the centre */
interface Helmet {
  readonly angle: number
  readonly halfWidth: number
  readonly reach: number
}

/** A prominence. @property height disc radii; @property lean shift of the tip along the limb, heights of the prominence */
interface Prominence {
  readonly angle: number
  readonly height: number
  readonly lean: number
}

/** The shape of a corona. @property axis the angle of the sun's equator, radians clockwise from the right */
export interface Corona {
  readonly axis: number
  readonly helmets: readonly [Helmet, Helmet, Helmet]
  readonly prominences: readonly [arch: Prominence, hook: Prominence, mound: Prominence]
}

/**
 * The shape of the corona of a quiet sun: two helmet streamers near its equator and a smaller one between equator and
 * pole. It has two prominences side by side, an arch and a hook, and a mound on the other side.
 *
 * @param seed an integer; the same seed gives the same corona
 */
export function coronaOf(seed: number = SEED): Corona {
  const between = (channel: number, index: number, min: number, max: number) =>
    min + (max - min) * random(seed, channel, index)
  const helmet = (index: number, middle: number, size: number): Helmet => ({
    angle: middle + between(CHANNEL.helmetAngle, index, -0.25, 0.25),
    halfWidth: size * between(CHANNEL.helmetWidth, index, 0.5, 0.65),
    reach: 1 + size * between(CHANNEL.helmetReach, index, 2.1, 2.4),
  })
  const side = random(seed, CHANNEL.cluster, 1) < 0.5 ? -1 : 1
  const cluster = side * between(CHANNEL.cluster, 0, 0.5, 0.65)
  return {
    axis: between(CHANNEL.axis, 0, -0.45, -0.2),
    helmets: [helmet(0, 0, 1), helmet(1, Math.PI, 1), helmet(2, side * 0.9, 0.6)],
    prominences: [
      { angle: cluster, height: between(CHANNEL.height, 0, 0.036, 0.042), lean: 0.5 },
      { angle: cluster + 0.2, height: between(CHANNEL.height, 1, 0.03, 0.036), lean: -0.7 },
      { angle: cluster + 3, height: between(CHANNEL.height, 2, 0.02, 0.028), lean: 0 },
    ],
  }
}
