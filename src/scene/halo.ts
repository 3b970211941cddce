import { HALO_REACH, MOON_LOOK } from '../constants/moon.ts'

/**
 * The light of the halo at a distance from the moon's middle, as in the shader. The shift to the bright limb is separate.
 *
 * @param away disc radii
 * @param lit the part of the disc that is lit, [0, 1]
 * @returns [0, 1]
 */
export function haloLight(away: number, lit: number): number {
  const { HALO_LIGHT, HALO_AT_NEW, HALO_FALLOFF, HALO_FALLOFF_FAR } = MOON_LOOK
  const beyond = Math.max(0, away - 1)
  const edge = Math.min(1, Math.max(0, (HALO_REACH - away) / (HALO_REACH - 1)))
  const near = 1 / (1 + HALO_FALLOFF * beyond * (1 + HALO_FALLOFF_FAR * beyond))
  return HALO_LIGHT * near * edge ** 2 * (HALO_AT_NEW + (1 - HALO_AT_NEW) * lit)
}

/** The shift of the halo to the bright limb, [0, 1]: at its two ends its light is multiplied by 1 ± this value. */
export function haloLean(lit: number): number {
  return MOON_LOOK.HALO_LEAN * (1 - lit)
}
