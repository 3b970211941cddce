/** The radius of the still moon's halo, in disc radii. */
export const STILL_HALO_REACH = 3.4
/** The width of the still moon's picture with its halo, in disc radii. */
export const MOON_PICTURE_RADII = 2 * STILL_HALO_REACH
/** The width of the eclipse, live and still, in disc radii: its corona is part of it. */
export const ECLIPSE_RADII = 6.4
