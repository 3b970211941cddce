import { smoothstep } from '../../lib/easing.ts'
import { random } from '../../lib/random.ts'
import { distance, type Vec3 } from './moonRays.ts'
import { fbm } from './solidNoise.ts'

const SEED = 1969
const CHANNEL = { angle: 32, z: 33, size: 34, freshness: 35 } as const
const CRATER_COUNT = 520
/** Disc radii. */
const CRATER_RADIUS = { min: 0.008, max: 0.075 } as const

/** A crater on the unit sphere. */
export interface Crater {
  readonly middle: Vec3
  /** Disc radii. */
  readonly radius: number
  /** [0, 1], from worn to young. */
  readonly freshness: number
}

const craters: readonly Crater[] = Array.from({ length: CRATER_COUNT }, (_, i) => {
  const angle = 2 * Math.PI * random(SEED, CHANNEL.angle, i)
  // Only the near side, z >= 0, is drawn. A uniform z makes a uniform distribution on the sphere.
  const z = random(SEED, CHANNEL.z, i)
  const ring = Math.sqrt(1 - z * z)
  // The number of craters wider than D is proportional to D^-2 (Neukum).
  const smallerShare = random(SEED, CHANNEL.size, i)
  const radius =
    CRATER_RADIUS.min / Math.sqrt(1 - smallerShare * (1 - (CRATER_RADIUS.min / CRATER_RADIUS.max) ** 2))
  return {
    middle: [ring * Math.cos(angle), ring * Math.sin(angle), z] as const,
    radius,
    freshness: random(SEED, CHANNEL.freshness, i),
  }
})

/** Larger craters have a flat floor. Disc radii. */
const MAX_BOWL_RADIUS = 0.02
/** Depths are shares of the moon's whole relief. */
const DEPTH_PER_RADIUS = 8
const MAX_DEPTH = 0.2
/** The freshness of craters as old as the lava, which has filled the older ones. */
const LAVA_FRESHNESS = 0.82

/**
 * The effect of all craters at a point. `height` is added to the ground's, and is negative in a bowl. `ejecta` is the
 * light of the material around young craters, about [0, 1].
 * @param rayedCraters added to the random ones
 * @param lavaShare the share of the ground at the point that is lava, [0, 1]
 */
export function craterRelief(
  point: Vec3,
  rayedCraters: readonly Crater[],
  lavaShare: number,
): { height: number; ejecta: number } {
  let height = 0
  let ejecta = 0
  const raggedness = 0.34 * (fbm(point, 24, 3) - 0.5)
  for (const crater of [...craters, ...rayedCraters]) {
    // Noise bends the circle of the rim, most in worn craters.
    const radiiAway = distance(point, crater.middle) / crater.radius + raggedness * (1.3 - crater.freshness)
    // Farther away a crater has no visible effect.
    if (radiiAway > 2) continue
    const shareAboveLava = crater.freshness > LAVA_FRESHNESS ? 1 : 1 - lavaShare
    const sharpness = 0.25 + 0.75 * crater.freshness ** 2
    const depth = Math.min(MAX_DEPTH, crater.radius * DEPTH_PER_RADIUS) * shareAboveLava * sharpness
    const floorRadii = crater.radius > MAX_BOWL_RADIUS ? 0.55 : 0.1
    const bowl = smoothstep(floorRadii, 1, radiiAway) - 1
    // The rim rises steeply, and falls off slowly outwards.
    const rim = radiiAway < 1 ? smoothstep(0.72, 1, radiiAway) : Math.exp(-(((radiiAway - 1) / 0.42) ** 2))
    height += depth * (bowl + 0.32 * rim)
    ejecta += shareAboveLava * crater.freshness ** 6 * Math.exp(-((radiiAway / 1.1) ** 2))
  }
  return { height, ejecta }
}
