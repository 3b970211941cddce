import type { Look } from '../frame/look.ts'

/** The diamond's place on the bright limb of an untilted moon: angle above the horizontal, radians. It is a valley of the limb. */
export const DIAMOND_ANGLE = 0.62

/** The diamond's place on the limb: angle from the right, radians clockwise. A waxing moon is first lit on its right limb. */
export function diamondTurn({ phase, tilt }: Look): number {
  return (phase <= 0.5 ? -DIAMOND_ANGLE : DIAMOND_ANGLE - Math.PI) - tilt
}
