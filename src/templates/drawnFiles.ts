/** What is drawn of a site when it is exported, where there is a canvas to draw on: at its top, and in its `pictures`. */
export const DRAWN_FILES = ['icon.png', 'share.jpg'] as const

/** Of the share picture, in pixels. */
export const DRAWN_SHARE = { width: 1200, height: 630 } as const
