import { smoothstep } from '../../lib/easing.ts'
import { random } from '../../lib/random.ts'
import { distance, type Vec3 } from './moonRays.ts'
import { fbm } from './solidNoise.ts'

const SEED = 1969
const CHANNEL = { x: 32, y: 33, size: 34, freshness: 35 } as const
const CRATER_COUNT = 520
/** Disc radii. */
const CRATER_RADIUS = { min: 0.008, max: 0.075 } as const

/** @property at its middle on the unit sphere @property radius disc radii @property freshness [0, 1], from worn to young */
export interface Crater {
  readonly at: Vec3
  readonly radius: number
  readonly freshness: number
}

const craters: readonly Crater[] = Array.from({ length: CRATER_COUNT }, (_, i) => {
  const angle = 2 * Math.PI * random(SEED, CHANNEL.x, i)
  const z = random(SEED, CHANNEL.y, i)
  const ring = Math.sqrt(1 - z * z)
  // The number of craters wider than D is proportional to D^-2 (Neukum): many small, few large.
  const size = random(SEED, CHANNEL.size, i)
  const radius = CRATER_RADIUS.min / Math.sqrt(1 - size * (1 - (CRATER_RADIUS.min / CRATER_RADIUS.max) ** 2))
  return {
    at: [ring * Math.cos(angle), ring * Math.sin(angle), z] as const,
    radius,
    freshness: random(SEED, CHANNEL.freshness, i),
  }
})

/** Craters wider than this have a flat floor, disc radii. */
const SIMPLE_RADIUS = 0.02
/** Depth of a fresh crater, in the unit of `MoonPoint.height`, per disc radius of the crater's radius. */
const CRATER_DEPTH = 8
/** Greatest depth, in the same unit. Wide craters are shallow. */
const MAX_DEPTH = 0.2

/** Craters with more freshness are younger than the seas, so lava does not cover them. */
const YOUNGER_THAN_SEAS = 0.82

/**
 * The relief of all craters at a point, and the brightness of the young craters' ejecta there.
 * @param point of the unit sphere
 * @param furtherCraters craters in addition to the generated ones
 * @param sea share of the ground that is lava, [0, 1], which covers old craters
 * @returns `height` to add to the plain's, and `fresh`, about [0, 1]
 */
export function craterRelief(
  point: Vec3,
  furtherCraters: readonly Crater[],
  sea: number,
): { height: number; fresh: number } {
  let height = 0
  let fresh = 0
  const worn = 0.34 * (fbm(point, 24, 3) - 0.5)
  for (const crater of [...craters, ...furtherCraters]) {
    // The rims of worn craters have slumped, so no crater is a perfect circle. Unit: crater radii.
    const away = distance(point, crater.at) / crater.radius + worn * (1.3 - crater.freshness)
    if (away > 2) continue
    const aboveLava = crater.freshness > YOUNGER_THAN_SEAS ? 1 : 1 - sea
    const age = 0.25 + 0.75 * crater.freshness ** 2
    const depth = Math.min(MAX_DEPTH, crater.radius * CRATER_DEPTH) * aboveLava * age
    const floor = crater.radius > SIMPLE_RADIUS ? 0.55 : 0.1
    const bowl = smoothstep(floor, 1, away) - 1
    // The rim rises steeply, and falls off outwards over half a radius.
    const rim = away < 1 ? smoothstep(0.72, 1, away) : Math.exp(-(((away - 1) / 0.42) ** 2))
    height += depth * (bowl + 0.32 * rim)
    fresh += aboveLava * crater.freshness ** 6 * Math.exp(-((away / 1.1) ** 2))
  }
  return { height, fresh }
}
