import { HALO_RADIUS, MOON_LOOK } from '../constants/moon.ts'

/** The light of the halo, [0, 1], as in `webgl/moon/fragment.glsl`, without its asymmetry. @param radius disc radii */
export function haloLight(radius: number, litFraction: number): number {
  const { HALO_LIGHT, HALO_AT_NEW, HALO_FALLOFF, HALO_FALLOFF_FAR } = MOON_LOOK
  const fromLimb = Math.max(0, radius - 1)
  const edge = Math.min(1, Math.max(0, (HALO_RADIUS - radius) / (HALO_RADIUS - 1)))
  const near = 1 / (1 + HALO_FALLOFF * fromLimb * (1 + HALO_FALLOFF_FAR * fromLimb))
  return HALO_LIGHT * near * edge ** 2 * (HALO_AT_NEW + (1 - HALO_AT_NEW) * litFraction)
}

/**
 * The asymmetry a of the halo, [0, 1]. The light at the outer end of the halo is multiplied by 1 + a on the side of the
 * bright limb, and by 1 - a on the other side.
 */
export function haloAsymmetry(litFraction: number): number {
  return MOON_LOOK.HALO_ASYMMETRY * (1 - litFraction)
}
