import { smoothstep } from '../../lib/easing.ts'
import { random } from '../../lib/random.ts'
import { craterRelief } from './moonCraters.ts'
import { distance, dot, onGlobe, type RayedCrater, rayLight, raysOf, type Vec3 } from './moonRays.ts'
import { fbm } from './solidNoise.ts'

export interface MoonPoint {
  /** Albedo, [0, 1]. */
  readonly albedo: number
  /** Relief, about [0, 1]. The plain is 0.5. */
  readonly height: number
}

/** Between these distances from the middle, disc radii, the picture becomes uniform, because that compresses better. */
const MARGIN = { from: 1.01, to: 1.06 } as const
const PLAIN: MoonPoint = { albedo: 0.6, height: 0.5 }

const SEED = 1969
const CHANNEL = {
  speckX: 36,
  speckY: 37,
  speckLight: 38,
} as const

/** The seas of the near side as discs: middle and radius in disc radii, and how dark they are, [0, 1]. */
const MARIA: readonly { x: number; y: number; radius: number; depth: number }[] = [
  { x: -0.26, y: -0.52, radius: 0.33, depth: 1 },
  { x: 0.25, y: -0.44, radius: 0.2, depth: 1 },
  { x: 0.46, y: -0.14, radius: 0.24, depth: 0.95 },
  { x: 0.78, y: -0.28, radius: 0.13, depth: 0.95 },
  { x: 0.62, y: 0.1, radius: 0.17, depth: 0.8 },
  { x: 0.46, y: 0.24, radius: 0.11, depth: 0.75 },
  { x: -0.62, y: -0.2, radius: 0.34, depth: 0.85 },
  { x: -0.46, y: 0.12, radius: 0.26, depth: 0.7 },
  { x: -0.58, y: 0.42, radius: 0.14, depth: 0.85 },
  { x: -0.24, y: 0.34, radius: 0.22, depth: 0.75 },
  { x: 0.02, y: -0.82, radius: 0.1, depth: 0.5 },
  { x: -0.02, y: -0.1, radius: 0.14, depth: 0.45 },
]

/** Young craters with rays. The impact of Proclus was oblique, so it has no rays on one side. */
const RAYED = {
  tycho: {
    x: -0.12,
    y: 0.66,
    radius: 0.03,
    rays: 44,
    longest: 1.3,
    light: 0.42,
    middle: -Math.PI / 2,
    halfSector: Math.PI,
  },
  copernicus: {
    x: -0.32,
    y: -0.16,
    radius: 0.03,
    rays: 34,
    longest: 0.36,
    light: 0.34,
    middle: 0,
    halfSector: Math.PI,
  },
  kepler: {
    x: -0.6,
    y: -0.13,
    radius: 0.014,
    rays: 24,
    longest: 0.26,
    light: 0.36,
    middle: 0,
    halfSector: Math.PI,
  },
  proclus: {
    x: 0.68,
    y: -0.27,
    radius: 0.012,
    rays: 20,
    longest: 0.24,
    light: 0.4,
    middle: -0.5,
    halfSector: 1.9,
  },
} as const satisfies Record<string, RayedCrater>

const rayedCraters: readonly RayedCrater[] = Object.values(RAYED)
const allRays = rayedCraters.flatMap(raysOf)
/** The same craters, for their relief. */
const reliefCraters = rayedCraters.map(({ x, y, radius }) => ({ at: onGlobe(x, y), radius, freshness: 1 }))

/** `inside`: 0 on a shore, negative on land, 1 in the middle of a sea. `depth`: how dark the sea is, [0, 1]. */
function mare(point: Vec3): { inside: number; depth: number } {
  const bend = (offset: number) => fbm([point[0] + offset, point[1] - offset, point[2]], 3.4, 6) - 0.5
  const x = point[0] + 0.46 * bend(3)
  const y = point[1] + 0.46 * bend(11)
  let inside = -1
  let depth = 0
  let weights = 0
  for (const sea of MARIA) {
    const within = 1 - Math.hypot(x - sea.x, y - sea.y) / sea.radius
    inside = Math.max(inside, within)
    // Where two seas meet, their tones blend.
    const weight = Math.exp(4 * within)
    depth += weight * sea.depth
    weights += weight
  }
  // Noise makes bays and capes: a shore is ragged down to the smallest scale.
  return { inside: inside + 0.42 * (fbm(point, 13, 4) - 0.5), depth: depth / weights }
}

/** The albedo of the young craters' dust: their rays, which the ground interrupts, and the bright ejecta around each. */
function rays(point: Vec3): number {
  const wander = fbm(point, 5, 3) - 0.5
  const bent: Vec3 = [point[0] + 0.03 * wander, point[1] - 0.03 * wander, point[2]]
  // Overlapping rays are combined so that they are never brighter than fresh dust.
  let dark = 1
  for (const ray of allRays) dark *= 1 - rayLight(ray, bent)
  let light = 0.85 * (1 - dark) * (0.25 + 1.1 * smoothstep(0.3, 0.7, fbm(point, 17, 4)))
  for (const crater of rayedCraters) {
    const away = distance(point, onGlobe(crater.x, crater.y)) / crater.radius
    // Bright ejecta outside the rim, and a dark ring close to it.
    const ragged = away * (0.75 + 0.5 * fbm(point, 26, 3))
    light +=
      0.6 * crater.light * Math.exp(-(((ragged - 1.2) / 2.1) ** 2)) -
      0.05 * Math.exp(-(((away - 1.5) / 0.4) ** 2))
  }
  return Math.min(0.45, light)
}

/** Number of craters that are too small for a relief. Each is a bright speck of fresh ground. */
const SPECKS = 620
const specks = Array.from({ length: SPECKS }, (_, i) => {
  const angle = 2 * Math.PI * random(SEED, CHANNEL.speckX, i)
  const z = random(SEED, CHANNEL.speckY, i)
  const ring = Math.sqrt(1 - z * z)
  const fresh = random(SEED, CHANNEL.speckLight, i) ** 3
  return {
    at: [ring * Math.cos(angle), ring * Math.sin(angle), z] as const,
    radius: 0.0035 + 0.006 * fresh,
    light: 0.06 + 0.3 * fresh,
  }
})

function speckle(point: Vec3): number {
  let light = 0
  for (const { at, radius, light: speckLight } of specks) {
    const squaredDistance = (2 - 2 * dot(point, at)) / radius ** 2
    if (squaredDistance < 9) light += speckLight * Math.exp(-squaredDistance)
  }
  return light
}

/** The ridges that lava formed when it sank: interrupted lines along the shores. @param inside as of `mare` @returns [0, 1] */
function wrinkles(point: Vec3, inside: number): number {
  const along = fbm(point, 6, 3)
  const ring = (at: number) => Math.exp(-(((inside - at - 0.5 * (along - 0.5)) / 0.035) ** 2))
  return (ring(0.26) + 0.7 * ring(0.52)) * smoothstep(0.45, 0.62, fbm(point, 11, 2))
}

/**
 * The moon's near side at a point of its disc: seas and rayed craters in their real places; highlands and other craters are
 * generated.
 * @param x right of the middle, disc radii
 * @param y below the middle, disc radii; a point just outside the disc counts as the nearest point of the limb
 */
export function moonSurface(x: number, y: number): MoonPoint {
  const out = Math.hypot(x, y)
  const plain = smoothstep(MARGIN.from, MARGIN.to, out)
  if (plain === 1) return PLAIN
  const ground = groundAt(x, y, out)
  return {
    albedo: ground.albedo + (PLAIN.albedo - ground.albedo) * plain,
    height: ground.height + (PLAIN.height - ground.height) * plain,
  }
}

/** @param out distance from the middle, disc radii */
function groundAt(x: number, y: number, out: number): MoonPoint {
  const point = out < 0.999 ? onGlobe(x, y) : onGlobe((x / out) * 0.999, (y / out) * 0.999)
  const { inside, depth } = mare(point)
  const sea = smoothstep(-0.16, 0.2, inside) * (0.4 + 0.6 * depth)
  const grain = fbm(point, 9, 5)
  const fine = fbm(point, 34, 3)
  const { height, fresh } = craterRelief(point, reliefCraters, sea)
  // Two kinds of lava, with a blurred edge between them: lava with titanium is darker.
  const flow = fbm([point[0] + 5, point[1], point[2]], 3.1, 5)
  const titanium = smoothstep(0.38, 0.64, flow)
  const highland = 0.72 + 0.5 * (grain - 0.5) + 0.3 * (fine - 0.5) + 0.24 * (flow - 0.5)
  const basalt = 0.49 - 0.08 * titanium + 0.24 * (grain - 0.5) + 0.09 * (fine - 0.5)
  const ground = highland + (basalt - highland) * sea
  const ridges = wrinkles(point, inside) * sea
  const bright = rays(point) + speckle(point) * (1 - 0.55 * sea)
  return {
    albedo: Math.min(1, Math.max(0, ground + fresh * 0.09 + bright + ridges * 0.03)),
    height: Math.min(
      1,
      Math.max(
        0,
        0.5 +
          height +
          ridges * 0.05 +
          (grain - 0.5) * 0.26 * (1 - 0.75 * sea) +
          (fine - 0.5) * 0.15 * (1 - sea),
      ),
    ),
  }
}
