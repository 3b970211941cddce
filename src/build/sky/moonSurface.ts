import { smoothstep } from '../../lib/easing.ts'
import { random } from '../../lib/random.ts'

export interface MoonPoint {
  /** The share of light that it reflects, [0, 1]. */
  readonly albedo: number
  /** Relief, about [0, 1], 0.5 the plain. */
  readonly height: number
}

type Vec3 = readonly [number, number, number]

const SEED = 1969
const CHANNEL = { lattice: 31, craterX: 32, craterY: 33, craterSize: 34, craterFresh: 35 } as const

/** The near side's seas as discs on the globe seen face on: centre and radius in disc radii, depth of tone. */
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

/** Young craters with rays: Tycho, Copernicus, Kepler, Proclus. */
const RAYED: readonly { x: number; y: number; radius: number; reach: number }[] = [
  { x: -0.12, y: 0.66, radius: 0.035, reach: 0.85 },
  { x: -0.32, y: -0.16, radius: 0.034, reach: 0.3 },
  { x: -0.6, y: -0.13, radius: 0.018, reach: 0.2 },
  { x: 0.68, y: -0.27, radius: 0.014, reach: 0.16 },
]

const CRATERS = 520
const CRATER_RADIUS = { min: 0.008, max: 0.075 } as const

interface Crater {
  readonly at: Vec3
  readonly radius: number
  readonly freshness: number
}

const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const onGlobe = (x: number, y: number): Vec3 => [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))]

const craters: readonly Crater[] = Array.from({ length: CRATERS }, (_, i) => {
  const angle = 2 * Math.PI * random(SEED, CHANNEL.craterX, i)
  const z = random(SEED, CHANNEL.craterY, i)
  const ring = Math.sqrt(1 - z * z)
  // The number of craters wider than D goes with about D^-2 (Neukum): many small, few large.
  const size = random(SEED, CHANNEL.craterSize, i)
  const radius = CRATER_RADIUS.min / Math.sqrt(1 - size * (1 - (CRATER_RADIUS.min / CRATER_RADIUS.max) ** 2))
  return {
    at: [ring * Math.cos(angle), ring * Math.sin(angle), z] as const,
    radius,
    freshness: random(SEED, CHANNEL.craterFresh, i),
  }
})

function lattice(x: number, y: number, z: number): number {
  return random(
    SEED,
    CHANNEL.lattice,
    Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791),
  )
}

function valueNoise([x, y, z]: Vec3): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [smoothstep(0, 1, x - i), smoothstep(0, 1, y - j), smoothstep(0, 1, z - k)]
  const mix = (a: number, b: number, share: number) => a + (b - a) * share
  const edge = (dy: number, dz: number) => mix(lattice(i, j + dy, k + dz), lattice(i + 1, j + dy, k + dz), u)
  return mix(mix(edge(0, 0), edge(1, 0), v), mix(edge(0, 1), edge(1, 1), v), w)
}

function fbm([x, y, z]: Vec3, scale: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0, s = scale; octave < octaves; octave++, s *= 2.03, weight *= 0.5) {
    sum += weight * valueNoise([x * s + octave * 17, y * s, z * s])
    total += weight
  }
  return sum / total
}

/** How deep in a sea a point lies, [0, 1]; shores are bent by noise so that no sea is a circle. */
function mare(point: Vec3): number {
  const bend = (offset: number) => fbm([point[0] + offset, point[1] - offset, point[2]], 3.4, 6) - 0.5
  const x = point[0] + 0.46 * bend(3)
  const y = point[1] + 0.46 * bend(11)
  let depth = 0
  for (const sea of MARIA) {
    const away = Math.hypot(x - sea.x, y - sea.y) / sea.radius
    depth = Math.max(depth, sea.depth * (1 - smoothstep(0.58, 1.22, away)))
  }
  return depth
}

function rays(point: Vec3): number {
  let light = 0
  for (const source of RAYED) {
    const [dx, dy] = [point[0] - source.x, point[1] - source.y]
    const away = Math.hypot(dx, dy)
    if (away > source.reach) continue
    const spokes = fbm([Math.atan2(dy, dx) * 5, source.x * 40, away * 2], 1, 3)
    const fade = (1 - away / source.reach) ** 1.6
    light += fade * (smoothstep(0.5, 0.74, spokes) * 0.8 + 0.7 * Math.exp(-away / (source.radius * 1.8)))
  }
  return Math.min(1, light)
}

function relief(point: Vec3, flatness: number): { height: number; rim: number } {
  let height = 0
  let rim = 0
  const all = [...craters, ...RAYED.map((r) => ({ at: onGlobe(r.x, r.y), radius: r.radius, freshness: 1 }))]
  for (const crater of all) {
    const away = distance(point, crater.at) / crater.radius
    if (away > 1.7) continue
    // Lava has drowned the old craters of the seas.
    const kept = crater.freshness > 0.82 ? 1 : 1 - flatness
    const bowl = away < 1 ? away ** 2 * 1.35 - 1 : 0
    const wall = Math.exp(-(((away - 1) / 0.2) ** 2))
    const depth = Math.min(1, crater.radius / 0.03) * 0.22 * kept
    height += depth * (bowl + 0.75 * wall)
    rim +=
      kept *
      (0.35 + 0.65 * crater.freshness) *
      (wall * 0.32 - (away < 0.85 ? 0.16 * (0.4 + crater.freshness * 0.6) : 0))
  }
  return { height, rim }
}

/**
 * The moon's near side at a point of its disc, invented but in the right places: seas, highlands, craters by the
 * power law, rays of the young ones.
 *
 * @param x right, in disc radii
 * @param y down, in disc radii; outside the disc it is the nearest limb that counts
 */
export function moonSurface(x: number, y: number): MoonPoint {
  const out = Math.hypot(x, y)
  const point = out < 0.999 ? onGlobe(x, y) : onGlobe((x / out) * 0.999, (y / out) * 0.999)
  const sea = mare(point)
  const grain = fbm(point, 9, 5)
  const fine = fbm(point, 34, 3)
  const { height, rim } = relief(point, sea)
  const flow = fbm(point, 4.7, 4)
  const highland = 0.84 + 0.36 * (grain - 0.5) + 0.22 * (fine - 0.5)
  const basalt = 0.47 + 0.34 * (flow - 0.5) + 0.22 * (grain - 0.5) + 0.08 * (fine - 0.5)
  const ground = highland + (basalt - highland) * sea
  return {
    albedo: Math.min(1, Math.max(0, ground + rim * 0.22 + rays(point) * 0.34)),
    height: Math.min(
      1,
      Math.max(0, 0.5 + height + (grain - 0.5) * 0.22 * (1 - 0.75 * sea) + (fine - 0.5) * 0.1 * (1 - sea)),
    ),
  }
}
