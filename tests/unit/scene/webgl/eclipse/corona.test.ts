import { describe, expect, it } from 'vitest'
import { coronaOf } from '../../../../../src/scene/webgl/eclipse/corona.ts'

const seeds = Array.from({ length: 50 }, (_, seed) => seed)

/** Disc radii. */
const MAX_TIP_RADIUS = 3.4
/** Disc radii. */
const MAX_PROMINENCE_HEIGHT = 0.045

/** The angle between two directions, radians in [0, π]. */
const angleBetween = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))

describe('the corona', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(coronaOf(7)).toEqual(coronaOf(7))
    expect(coronaOf(7)).not.toEqual(coronaOf(8))
  })

  it.each(seeds)(
    'has two broad streamers at the ends of the equator, and a smaller one, with seed %i',
    (seed) => {
      const [right, left, third] = coronaOf(seed).helmets
      expect(angleBetween(right.angle, 0)).toBeLessThan(0.3)
      expect(angleBetween(left.angle, Math.PI)).toBeLessThan(0.3)
      for (const helmet of [right, left]) {
        expect(helmet.halfWidth).toBeGreaterThan(third.halfWidth)
        expect(helmet.tipRadius).toBeGreaterThan(third.tipRadius)
        expect(helmet.tipRadius).toBeLessThanOrEqual(MAX_TIP_RADIUS)
      }
    },
  )

  it.each(seeds)('has unequal prominences, two of them side by side, with seed %i', (seed) => {
    const [arch, hook, hedgerow] = coronaOf(seed).prominences
    expect(angleBetween(arch.angle, hook.angle)).toBeLessThan(0.3)
    expect(angleBetween(arch.angle, hedgerow.angle)).toBeGreaterThan(2)
    expect(arch.height).toBeGreaterThan(hook.height)
    expect(hook.height).toBeGreaterThan(hedgerow.height)
    expect(arch.height).toBeLessThan(MAX_PROMINENCE_HEIGHT)
  })
})
