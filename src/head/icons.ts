export const MANIFEST_FILE = 'manifest.webmanifest'
export const SVG_ICON_FILE = 'icon.svg'
export const FAVICON_FILE = 'favicon.ico'

/**
 * Drawn by `npm run icons`, or made of the owner's own picture. `any` has round corners. `maskable` fills its square: the platform cuts it to its own shape.
 */
export const manifestIcons = [
  { file: 'icon-192.png', sizePx: 192, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
] as const

/** For the home screen of iPhones and iPads, which round the corners themselves. */
export const touchIcon = { file: 'apple-touch-icon.png', sizePx: 180 } as const

/** All icons, by the names of their files. */
export const ICON_FILES: readonly string[] = [
  ...manifestIcons.map(({ file }) => file),
  touchIcon.file,
  FAVICON_FILE,
  SVG_ICON_FILE,
]

/** A preview card's size in pixels, as social sites ask for it. It is here because it needs no content, as all in this file. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
