/** The file with the name and the icons of an installed site. */
export const MANIFEST_FILE = 'manifest.webmanifest'

/**
 * The icons of an installed site, in `public/`, drawn by `npm run icons`. `any` is a tile with round corners; the platform
 * cuts a `maskable` one to its own shape, and needs all of the ground.
 */
export const manifestIcons = [
  { file: 'icon-192.png', sizePx: 192, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
] as const

/** The icon that iPhones and iPads put on the home screen; they round its corners themselves. */
export const touchIcon = { file: 'apple-touch-icon.png', sizePx: 180 } as const
