/** Angle of the sun's equator, radians clockwise from the right. All other angles are measured from it. */
export const AXIS = -0.337

/**
 * Helmet streamers of a quiet sun: two large ones near the equator, and a smaller one between equator and pole.
 * @property halfWidth at the limb, radians; @property tipRadius disc radii
 */
export const HELMETS = [
  { angle: -0.179, halfWidth: 0.633, tipRadius: 3.396 },
  { angle: 3.121, halfWidth: 0.594, tipRadius: 3.2 },
  { angle: -0.81, halfWidth: 0.321, tipRadius: 2.437 },
] as const

/** Low hedgerows of glowing hydrogen, where the corona is weak. @property height disc radii */
export const PROMINENCES = [
  { angle: -1.9, height: 0.025 },
  { angle: 0.8, height: 0.014 },
  { angle: 1.7, height: 0.021 },
] as const
