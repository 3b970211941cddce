/** Files that the editor draws on a canvas for an export: at the top of the site, and among its `pictures`. */
export const DRAWN_FILES = ['icon.png', 'share.jpg'] as const

/** Size of the share picture, px. */
export const DRAWN_SHARE = { width: 1200, height: 630 } as const
