import { smoothstep } from '../../lib/easing.ts'
import { random } from '../../lib/random.ts'
import { craterRelief } from './moonCraters.ts'
import { distance, dot, onGlobe, type RayedCrater, rayLight, raysOf, type Vec3 } from './moonRays.ts'
import { fbm } from './solidNoise.ts'

export interface MoonPoint {
  /** Albedo, [0, 1]. */
  readonly albedo: number
  /** Relief, [0, 1]. The plain is 0.5. */
  readonly height: number
}

/** Outside the disc the picture becomes uniform, which compresses better. Disc radii. */
const MARGIN = { start: 1.01, end: 1.06 } as const
const UNIFORM_POINT: MoonPoint = { albedo: 0.6, height: 0.5 }

/** Just inside the limb: points farther out are moved here, as in `scene/webgl/moon/light.glsl`. Disc radii. */
const LIMB_RADIUS = 0.999

const SEED = 1969
/** Unlike those of `moonCraters.ts` and `solidNoise.ts`, which have the same seed. */
const CHANNEL = {
  speckAngle: 36,
  speckZ: 37,
  speckLight: 38,
} as const

/** The seas of the near side as circles. Lengths in disc radii from the middle, y down; darkness in [0, 1]. */
const SEAS: readonly { x: number; y: number; radius: number; darkness: number }[] = [
  { x: -0.26, y: -0.52, radius: 0.33, darkness: 1 },
  { x: 0.25, y: -0.44, radius: 0.2, darkness: 1 },
  { x: 0.46, y: -0.14, radius: 0.24, darkness: 0.95 },
  { x: 0.78, y: -0.28, radius: 0.13, darkness: 0.95 },
  { x: 0.62, y: 0.1, radius: 0.17, darkness: 0.8 },
  { x: 0.46, y: 0.24, radius: 0.11, darkness: 0.75 },
  { x: -0.62, y: -0.2, radius: 0.34, darkness: 0.85 },
  { x: -0.46, y: 0.12, radius: 0.26, darkness: 0.7 },
  { x: -0.58, y: 0.42, radius: 0.14, darkness: 0.85 },
  { x: -0.24, y: 0.34, radius: 0.22, darkness: 0.75 },
  { x: 0.02, y: -0.82, radius: 0.1, darkness: 0.5 },
  { x: -0.02, y: -0.1, radius: 0.14, darkness: 0.45 },
]

const RAYED_CRATERS = {
  tycho: {
    x: -0.12,
    y: 0.66,
    radius: 0.03,
    rayCount: 44,
    longestRay: 1.3,
    light: 0.42,
    sectorDirection: -Math.PI / 2,
    halfSector: Math.PI,
  },
  copernicus: {
    x: -0.32,
    y: -0.16,
    radius: 0.03,
    rayCount: 34,
    longestRay: 0.36,
    light: 0.34,
    sectorDirection: 0,
    halfSector: Math.PI,
  },
  kepler: {
    x: -0.6,
    y: -0.13,
    radius: 0.014,
    rayCount: 24,
    longestRay: 0.26,
    light: 0.36,
    sectorDirection: 0,
    halfSector: Math.PI,
  },
  proclus: {
    x: 0.68,
    y: -0.27,
    radius: 0.012,
    rayCount: 20,
    longestRay: 0.24,
    light: 0.4,
    // The impact was oblique, so this crater has no rays on one side.
    sectorDirection: -0.5,
    halfSector: 1.9,
  },
} as const satisfies Record<string, RayedCrater>

const rayedCraters: readonly RayedCrater[] = Object.values(RAYED_CRATERS)
const allRays = rayedCraters.flatMap(raysOf)
const reliefOfRayedCraters = rayedCraters.map(({ x, y, radius }) => ({
  middle: onGlobe(x, y),
  radius,
  freshness: 1,
}))

/** `seaDepth` is 0 on a shore, negative on land, about 1 in the middle of a sea. `darkness` is in [0, 1]. */
function seaAt(point: Vec3): { seaDepth: number; darkness: number } {
  const bend = (offset: number) => fbm([point[0] + offset, point[1] - offset, point[2]], 3.4, 6) - 0.5
  const x = point[0] + 0.46 * bend(3)
  const y = point[1] + 0.46 * bend(11)
  let seaDepth = -1
  let darkness = 0
  let weights = 0
  for (const sea of SEAS) {
    const depth = 1 - Math.hypot(x - sea.x, y - sea.y) / sea.radius
    seaDepth = Math.max(seaDepth, depth)
    // The darkness is a mean, mostly of the sea in which the point is deepest.
    const weight = Math.exp(4 * depth)
    darkness += weight * sea.darkness
    weights += weight
  }
  return { seaDepth: seaDepth + 0.42 * (fbm(point, 13, 4) - 0.5), darkness: darkness / weights }
}

function rayedCraterLight(point: Vec3): number {
  const bend = fbm(point, 5, 3) - 0.5
  const bentPoint: Vec3 = [point[0] + 0.03 * bend, point[1] - 0.03 * bend, point[2]]
  // Overlapping rays add up to at most 1.
  let unlitShare = 1
  for (const ray of allRays) unlitShare *= 1 - rayLight(ray, bentPoint)
  let light = 0.85 * (1 - unlitShare) * (0.25 + 1.1 * smoothstep(0.3, 0.7, fbm(point, 17, 4)))
  for (const crater of rayedCraters) {
    const radiiAway = distance(point, onGlobe(crater.x, crater.y)) / crater.radius
    // Bright ejecta outside the rim, and a dark ring close to the rim.
    const raggedRadiiAway = radiiAway * (0.75 + 0.5 * fbm(point, 26, 3))
    light +=
      0.6 * crater.light * Math.exp(-(((raggedRadiiAway - 1.2) / 2.1) ** 2)) -
      0.05 * Math.exp(-(((radiiAway - 1.5) / 0.4) ** 2))
  }
  return Math.min(0.45, light)
}

const SPECK_COUNT = 620
/** Small bright spots without relief. */
const specks = Array.from({ length: SPECK_COUNT }, (_, i) => {
  const angle = 2 * Math.PI * random(SEED, CHANNEL.speckAngle, i)
  const z = random(SEED, CHANNEL.speckZ, i)
  const ring = Math.sqrt(1 - z * z)
  const freshness = random(SEED, CHANNEL.speckLight, i) ** 3
  return {
    middle: [ring * Math.cos(angle), ring * Math.sin(angle), z] as const,
    radius: 0.0035 + 0.006 * freshness,
    light: 0.06 + 0.3 * freshness,
  }
})

function speckLightAt(point: Vec3): number {
  let light = 0
  for (const { middle, radius, light: speckLight } of specks) {
    const squaredRadiiAway = (2 - 2 * dot(point, middle)) / radius ** 2
    // Beyond 3 radii a speck adds almost no light.
    if (squaredRadiiAway < 9) light += speckLight * Math.exp(-squaredRadiiAway)
  }
  return light
}

/** Ridges of sunken lava: interrupted lines along the shores. */
function ridgesAt(point: Vec3, seaDepth: number): number {
  const bend = 0.5 * (fbm(point, 6, 3) - 0.5)
  const ring = (ringDepth: number) => Math.exp(-(((seaDepth - ringDepth - bend) / 0.035) ** 2))
  return (ring(0.26) + 0.7 * ring(0.52)) * smoothstep(0.45, 0.62, fbm(point, 11, 2))
}

/** The moon's near side at a point of the disc. `x` and `y` are from the middle, in disc radii, y down. */
export function moonSurface(x: number, y: number): MoonPoint {
  const fromMiddle = Math.hypot(x, y)
  const uniformShare = smoothstep(MARGIN.start, MARGIN.end, fromMiddle)
  if (uniformShare === 1) return UNIFORM_POINT
  const ground = groundAt(x, y, fromMiddle)
  return {
    albedo: ground.albedo + (UNIFORM_POINT.albedo - ground.albedo) * uniformShare,
    height: ground.height + (UNIFORM_POINT.height - ground.height) * uniformShare,
  }
}

/** A point outside the disc has the ground of the nearest point of the limb. */
function groundAt(x: number, y: number, fromMiddle: number): MoonPoint {
  const isOnDisc = fromMiddle < LIMB_RADIUS
  const point = isOnDisc
    ? onGlobe(x, y)
    : onGlobe((x / fromMiddle) * LIMB_RADIUS, (y / fromMiddle) * LIMB_RADIUS)
  const { seaDepth, darkness } = seaAt(point)
  const lavaShare = smoothstep(-0.16, 0.2, seaDepth) * (0.4 + 0.6 * darkness)
  const grain = fbm(point, 9, 5)
  const fine = fbm(point, 34, 3)
  const { height, ejecta } = craterRelief(point, reliefOfRayedCraters, lavaShare)
  // Lava with titanium is darker.
  const flow = fbm([point[0] + 5, point[1], point[2]], 3.1, 5)
  const titanium = smoothstep(0.38, 0.64, flow)
  const highland = 0.72 + 0.5 * (grain - 0.5) + 0.3 * (fine - 0.5) + 0.24 * (flow - 0.5)
  const basalt = 0.49 - 0.08 * titanium + 0.24 * (grain - 0.5) + 0.09 * (fine - 0.5)
  const ground = highland + (basalt - highland) * lavaShare
  const ridges = ridgesAt(point, seaDepth) * lavaShare
  const craterLight = rayedCraterLight(point) + speckLightAt(point) * (1 - 0.55 * lavaShare)
  return {
    albedo: Math.min(1, Math.max(0, ground + ejecta * 0.09 + craterLight + ridges * 0.03)),
    height: Math.min(
      1,
      Math.max(
        0,
        0.5 +
          height +
          ridges * 0.05 +
          (grain - 0.5) * 0.26 * (1 - 0.75 * lavaShare) +
          (fine - 0.5) * 0.15 * (1 - lavaShare),
      ),
    ),
  }
}
