/** Radius of the halo, disc radii. */
export const HALO_RADIUS = 2.4
/** Width of the still moon's picture, disc radii: the halo's diameter. */
export const MOON_PICTURE_WIDTH_RADII = 2 * HALO_RADIUS
/** Width of the eclipse's picture with the corona, disc radii. */
export const ECLIPSE_WIDTH_RADII = 6.4
/** The same of the still eclipse's picture of prominences, which are low. */
export const PROMINENCES_WIDTH_RADII = 2.08

/** In a wider window the moon keeps its place beside the page: `x` of its pose is a share of this width, CSS px. */
export const MAX_FRAME_PX = 1280

/** Half the width of the pictures of the moon's light, disc radii. More than 1, so that their edges do not blur the limb. */
export const LIGHT_HALF_WIDTH = 1.02

/** Diameter of each of the two discs (albedo and slope) in the map of the Moon, px: as in the largest eclipse on a 4K screen. */
export const MOON_SURFACE_PX = 1024
/** The same of the smaller map, for moons that have no more device pixels. */
export const SMALL_MOON_SURFACE_PX = 512

/** The look of the moon, for its shader and its still picture. Brightnesses are shares of full light, [0, 1]. */
export const MOON_LOOK = {
  /** Brightness of the dark side at new moon. */
  EARTHSHINE: 0.2,
  /** Brightness of the dark side during totality, as in a longer exposure. */
  EARTHSHINE_IN_TOTALITY: 0.3,
  /** Share of the earthshine that is missing at full moon, because the earth is new then. */
  EARTHSHINE_LOST: 0.7,
  /** Share of the warm tint in the middle of the disc. The limb has none. */
  WARMTH: 0.1,
  /** Brightness of a full moon's halo at the limb. */
  HALO_LIGHT: 0.31,
  /** Brightness of a new moon's halo, share of a full moon's. */
  HALO_AT_NEW: 0.25,
  /** At new moon, the halo's light at its outer end is multiplied by 1 + this towards the bright limb, by 1 − this opposite. */
  HALO_ASYMMETRY: 0.7,
  /** The halo's light at a distance d from the limb, disc radii, is divided by 1 + HALO_FALLOFF d (1 + HALO_FALLOFF_FAR d). */
  HALO_FALLOFF: 7,
  HALO_FALLOFF_FAR: 3,
  /** Share of the moonlight on the background that remains during totality. It is the corona's light. */
  MOONLIGHT_IN_TOTALITY: 0.35,
} as const

/** What the shader of the eclipse and the still eclipse share. Radii are disc radii. All else is in `scene/webgl/eclipse/`. */
export const ECLIPSE_LOOK = {
  /** From here to the limb the corona appears. Inside is earthshine. */
  CORONA_FROM: 0.99,
  /** Between these radii the corona changes its colour, from that of the sun to that of the sky. */
  OUTER_FROM: 1.05,
  OUTER_TO: 2.6,
} as const
