/** The faint cross of the largest stars: the light of its arms and of the glow around them, [0, 1]. */
export const CROSS_LIGHT = 0.5
export const CROSS_GLOW = 0.16
/** Reach of the cross, star radii. */
export const CROSS_REACH = 4.5
