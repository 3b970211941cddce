import { random } from '../../lib/random.ts'

/** A vector: x right, y down, z towards the viewer. Points of the moon are on the unit sphere. */
export type Vec3 = readonly [number, number, number]

/** A young crater with bright rays of dust. Lengths are in disc radii, angles in radians. */
export interface RayedCrater {
  /** Its place on the disc, right of and below the middle. */
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly rays: number
  readonly longest: number
  /** Albedo that the brightest ray adds, [0, 1]. */
  readonly light: number
  /** The sector with rays: the direction of its middle, clockwise from the right, and half its width. */
  readonly middle: number
  readonly halfSector: number
}

/** A part of the great circle around `pole`. `length` is in radians, `light` the albedo that it adds at its start. */
export interface Ray {
  readonly pole: Vec3
  /** The point at which the ray starts, and the point of the circle 90° further on. */
  readonly start: Vec3
  readonly ahead: Vec3
  readonly length: number
  /** Disc radii. */
  readonly halfWidth: number
  readonly light: number
}

const SEED = 1972
const CHANNEL = { direction: 51, length: 52, light: 53, aside: 54, width: 55 } as const
/** Rays start up to this far beside the crater's middle, crater radii, because dust came from its whole floor. */
const ASIDE = 1.3
/** Disc radii. */
const HALF_WIDTH = { min: 0.006, max: 0.016 } as const

/** The point of the unit sphere at a place of the disc. */
export const onGlobe = (x: number, y: number): Vec3 => [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))]
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** The straight distance between two points of the unit sphere. */
export const distance = (a: Vec3, b: Vec3) => Math.sqrt(Math.max(0, 2 - 2 * dot(a, b)))
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
/** Moves a point along the circle through `from` and `towards`, which are at a right angle. @param angle radians */
const rotate = (from: Vec3, towards: Vec3, angle: number): Vec3 => [
  from[0] * Math.cos(angle) + towards[0] * Math.sin(angle),
  from[1] * Math.cos(angle) + towards[1] * Math.sin(angle),
  from[2] * Math.cos(angle) + towards[2] * Math.sin(angle),
]

/** The rays of a crater: few are long and bright, most are short and faint. @param index the number of the crater */
export function raysOf(crater: RayedCrater, index: number): readonly Ray[] {
  const middle = onGlobe(crater.x, crater.y)
  const right = unit(cross([0, 1, 0], middle))
  const down = cross(middle, right)
  return Array.from({ length: crater.rays }, (_, ray) => {
    const randomOfRay = (channel: number) => random(SEED, channel, index * 1000 + ray)
    const spread = (ray + randomOfRay(CHANNEL.direction)) / crater.rays
    const direction = crater.middle + crater.halfSector * (2 * spread - 1)
    const heading = rotate(right, down, direction)
    const sideways = cross(middle, heading)
    const start = rotate(middle, sideways, crater.radius * ASIDE * (2 * randomOfRay(CHANNEL.aside) - 1))
    // The pole is at a right angle to the start, so that the great circle passes through the start.
    const pole = unit(cross(start, heading))
    return {
      pole,
      start,
      ahead: cross(pole, start),
      length: crater.longest * (0.12 + 0.88 * randomOfRay(CHANNEL.length) ** 2.4),
      halfWidth: HALF_WIDTH.min + (HALF_WIDTH.max - HALF_WIDTH.min) * randomOfRay(CHANNEL.width) ** 2,
      light: crater.light * (0.25 + 0.75 * randomOfRay(CHANNEL.light) ** 1.5),
    }
  })
}

/** The albedo that a ray adds at a point, without noise: most at its start, less towards its end. */
export function rayLight({ pole, start, ahead, length, halfWidth, light }: Ray, point: Vec3): number {
  const distanceAside = Math.abs(dot(point, pole))
  if (distanceAside > 4 * halfWidth) return 0
  const along = Math.atan2(dot(point, ahead), dot(point, start))
  if (along < 0 || along > length) return 0
  const fraction = along / length
  // A ray is wider at its end than at its start.
  const width = halfWidth * (0.6 + 1.1 * Math.sqrt(fraction))
  return light * (1 - fraction) ** 1.6 * Math.exp(-((distanceAside / width) ** 2))
}
