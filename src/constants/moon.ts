/** How far the halo of the still moon's picture reaches, in disc radii. */
export const STILL_HALO_REACH = 3.4
/** The width of the still moon's picture in disc radii: its halo is part of it. */
export const MOON_PICTURE_RADII = 2 * STILL_HALO_REACH
