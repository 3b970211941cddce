/** How far the moon's halo reaches, live and still, in disc radii. */
export const HALO_REACH = 2.4
/** The width of the still moon's picture with its halo, disc radii. */
export const MOON_PICTURE_RADII = 2 * HALO_REACH
/** The width of the eclipse with its corona, live and still, disc radii. */
export const ECLIPSE_RADII = 6.4

/**
 * Half the width of the pictures of the moon's light, disc radii. It is above 1, because the edges of a picture would
 * blur the limb.
 */
export const LIGHT_REACH = 1.02

/** Width and height of the disc in the picture of the moon's surface, px; the moon is never drawn wider than about this. */
export const MOON_SURFACE_PX = 640

/** Constants for both the moon's shader and the still picture. All are shares of full light except the falloffs. */
export const MOON_LOOK = {
  /** Brightness of the dark side at new moon. */
  EARTHSHINE: 0.2,
  /** Share of it that a full moon loses, because the earth is new then. */
  EARTHSHINE_LOST: 0.7,
  /** How much warmer the middle of the disc is than its limb, share. */
  WARMTH: 0.18,
  /** The halo at the limb of a full moon. */
  HALO_LIGHT: 0.31,
  /** Share of it at new moon. */
  HALO_AT_NEW: 0.25,
  /** Share by which the halo of a thin crescent is stronger at its bright limb, at the halo's end. */
  HALO_LEAN: 0.7,
  /** Falloff per disc radius, near and far. */
  HALO_FALLOFF: 7,
  HALO_FALLOFF_FAR: 3,
  /**
   * Share of the moonlight on the background during the eclipse: the corona is as bright as a full moon, but low in the
   * sky.
   */
  MOONLIGHT_IN_TOTALITY: 0.35,
} as const
