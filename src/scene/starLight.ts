/** Of the faint cross that the largest stars wear: the light of its arms and of the glow around, [0, 1]. */
export const CROSS_LIGHT = 0.5
export const CROSS_GLOW = 0.16
/** How far it reaches, in star radii. */
export const CROSS_REACH = 4.5
