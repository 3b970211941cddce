import { describe, expect, it } from 'vitest'
import { HALO_RADIUS } from '../../../src/constants/moon.ts'
import { haloAsymmetry, haloLight } from '../../../src/scene/halo.ts'

describe('the halo', () => {
  it('is brightest at the limb, fades outwards and ends at its radius', () => {
    const lights = [1, 1.2, 1.5, 2, HALO_RADIUS].map((radius) => haloLight(radius, 1))
    for (const [i, light] of lights.slice(1).entries()) expect(light).toBeLessThan(lights[i] ?? 0)
    expect(lights.at(-1)).toBe(0)
  })

  it('brightens with the lit part of the disc', () => {
    expect(haloLight(1.2, 1)).toBeGreaterThan(2 * haloLight(1.2, 0))
  })

  it('is asymmetric at new moon, and symmetric at full moon', () => {
    expect(haloAsymmetry(1)).toBe(0)
    expect(haloAsymmetry(0)).toBeGreaterThan(0.5)
    expect(haloAsymmetry(0)).toBeLessThan(1)
  })
})
