import { HALO_REACH, MOON_LOOK } from '../constants/moon.ts'

/**
 * The light of the halo at a distance from the moon's middle, as in the shader. `haloLean` is separate.
 *
 * @param radius distance from the moon's middle, disc radii
 * @param lit the part of the disc that is lit, [0, 1]
 * @returns [0, 1]
 */
export function haloLight(radius: number, lit: number): number {
  const { HALO_LIGHT, HALO_AT_NEW, HALO_FALLOFF, HALO_FALLOFF_FAR } = MOON_LOOK
  const fromLimb = Math.max(0, radius - 1)
  const edge = Math.min(1, Math.max(0, (HALO_REACH - radius) / (HALO_REACH - 1)))
  const near = 1 / (1 + HALO_FALLOFF * fromLimb * (1 + HALO_FALLOFF_FAR * fromLimb))
  return HALO_LIGHT * near * edge ** 2 * (HALO_AT_NEW + (1 - HALO_AT_NEW) * lit)
}

/** The halo's light is multiplied by 1 + this at the side of the bright limb, and by 1 - this at the other side. [0, 1] */
export function haloLean(lit: number): number {
  return MOON_LOOK.HALO_LEAN * (1 - lit)
}
