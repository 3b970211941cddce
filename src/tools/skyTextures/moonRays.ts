import { random } from '../../lib/random.ts'

/** x right, y down, z towards the viewer. Points of the moon are on the unit sphere. */
export type Vec3 = readonly [number, number, number]

/** A young crater with bright rays. `x` and `y` are from the disc's middle. Lengths in disc radii, angles in radians. */
export interface RayedCrater {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly rayCount: number
  readonly longestRay: number
  /** Albedo that the brightest ray adds, [0, 1]. */
  readonly light: number
  /** The middle of the sector with rays, clockwise from the right. */
  readonly sectorDirection: number
  readonly halfSector: number
}

/**
 * A part of the great circle around `pole`. `length` is in radians: on the unit sphere the same number as in disc radii.
 * `light` is the added albedo at the start.
 */
export interface Ray {
  readonly pole: Vec3
  readonly start: Vec3
  /** The point of the circle 90° after the start. */
  readonly ahead: Vec3
  readonly length: number
  /** Disc radii. */
  readonly halfWidth: number
  readonly light: number
}

const SEED = 1972
/** Far more than a crater has, so that no two craters share random numbers. */
const MAX_RAY_COUNT = 1000
const CHANNEL = { direction: 51, length: 52, light: 53, startOffset: 54, width: 55 } as const
/** Rays start up to this far beside the crater's middle, crater radii. */
const MAX_START_OFFSET = 1.3
const RAY_HALF_WIDTH = { min: 0.006, max: 0.016 } as const

export const onGlobe = (x: number, y: number): Vec3 => [x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y))]
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** The straight distance between two points of the sphere. */
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
/** Moves a point along the great circle through `towards`, a point 90° away. @param angle radians */
const rotate = (from: Vec3, towards: Vec3, angle: number): Vec3 => [
  from[0] * Math.cos(angle) + towards[0] * Math.sin(angle),
  from[1] * Math.cos(angle) + towards[1] * Math.sin(angle),
  from[2] * Math.cos(angle) + towards[2] * Math.sin(angle),
]

export function raysOf(crater: RayedCrater, index: number): readonly Ray[] {
  const middle = onGlobe(crater.x, crater.y)
  const right = unit(cross([0, 1, 0], middle))
  const down = cross(middle, right)
  return Array.from({ length: crater.rayCount }, (_, ray) => {
    const randomOfRay = (channel: number) => random(SEED, channel, index * MAX_RAY_COUNT + ray)
    const spread = (ray + randomOfRay(CHANNEL.direction)) / crater.rayCount
    const direction = crater.sectorDirection + crater.halfSector * (2 * spread - 1)
    const heading = rotate(right, down, direction)
    const sideways = cross(middle, heading)
    const start = rotate(
      middle,
      sideways,
      crater.radius * MAX_START_OFFSET * (2 * randomOfRay(CHANNEL.startOffset) - 1),
    )
    // The pole is at a right angle to the start, so that the great circle passes through the start.
    const pole = unit(cross(start, heading))
    // The powers make most rays short, narrow and faint.
    return {
      pole,
      start,
      ahead: cross(pole, start),
      length: crater.longestRay * (0.12 + 0.88 * randomOfRay(CHANNEL.length) ** 2.4),
      halfWidth:
        RAY_HALF_WIDTH.min + (RAY_HALF_WIDTH.max - RAY_HALF_WIDTH.min) * randomOfRay(CHANNEL.width) ** 2,
      light: crater.light * (0.25 + 0.75 * randomOfRay(CHANNEL.light) ** 1.5),
    }
  })
}

/** The albedo that a ray adds at a point, without noise. */
export function rayLight({ pole, start, ahead, length, halfWidth, light }: Ray, point: Vec3): number {
  const distanceAside = Math.abs(dot(point, pole))
  // Farther aside, the light is below 1 %.
  if (distanceAside > 4 * halfWidth) return 0
  const along = Math.atan2(dot(point, ahead), dot(point, start))
  if (along < 0 || along > length) return 0
  const fraction = along / length
  const widenedHalfWidth = halfWidth * (0.6 + 1.1 * Math.sqrt(fraction))
  return light * (1 - fraction) ** 1.6 * Math.exp(-((distanceAside / widenedHalfWidth) ** 2))
}
