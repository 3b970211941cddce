import { describe, expect, it } from 'vitest'
import { dot, type RayedCrater, rayLight, raysOf, type Vec3 } from '../../../../src/build/sky/moonRays.ts'

const CRATER: RayedCrater = {
  x: -0.2,
  y: 0.6,
  radius: 0.03,
  rayCount: 40,
  longestRay: 1.5,
  light: 0.4,
  sectorDirection: 0,
  halfSector: Math.PI,
}
const rays = raysOf(CRATER, 0)

/** A point of a ray. @param angle from the start of the ray, radians */
function pointOnRay({ start, ahead }: (typeof rays)[number], angle: number): Vec3 {
  const part = (i: 0 | 1 | 2) => start[i] * Math.cos(angle) + ahead[i] * Math.sin(angle)
  return [part(0), part(1), part(2)]
}

describe('the rays of a young crater', () => {
  it('lie on great circles of the globe', () => {
    for (const ray of rays)
      for (const fraction of [0, 0.3, 0.6, 1]) {
        const point = pointOnRay(ray, fraction * ray.length)
        expect(Math.hypot(...point)).toBeCloseTo(1)
        expect(dot(point, ray.pole)).toBeCloseTo(0)
      }
  })

  it('start in and around the crater, but not all from its exact middle', () => {
    const middle: Vec3 = [CRATER.x, CRATER.y, Math.sqrt(1 - CRATER.x ** 2 - CRATER.y ** 2)]
    const distances = rays.map(({ start }) => Math.acos(Math.min(1, dot(start, middle))))
    expect(Math.max(...distances)).toBeLessThan(1.5 * CRATER.radius)
    expect(distances.filter((distance) => distance > 0.3 * CRATER.radius).length).toBeGreaterThan(10)
  })

  it('differ in length and light', () => {
    const lengths = rays.map(({ length }) => length)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(4)
    expect(new Set(rays.map(({ light }) => light)).size).toBe(CRATER.rayCount)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(CRATER.longestRay)
  })

  it('keep to the crater’s sector', () => {
    // The middle of the sector points right, along x. The cosine of half the sector is 0.54.
    for (const ray of raysOf({ ...CRATER, x: 0, y: 0, sectorDirection: 0, halfSector: 1 }, 1))
      expect(ray.ahead[0]).toBeGreaterThan(0.5)
  })

  it('fade along their length and to the sides, and end', () => {
    const [ray] = rays
    if (!ray) throw new Error('the crater has no rays')
    const light = (fraction: number) => rayLight(ray, pointOnRay(ray, fraction * ray.length))
    expect(light(0.1)).toBeGreaterThan(light(0.5))
    expect(light(0.5)).toBeGreaterThan(light(0.9))
    expect(light(1.1)).toBe(0)
    expect(light(-0.1)).toBe(0)
    expect(rayLight(ray, ray.pole)).toBe(0)
  })
})
