export const MANIFEST_FILE = 'manifest.webmanifest'
export const SVG_ICON_FILE = 'icon.svg'
export const FAVICON_FILE = 'favicon.ico'

/**
 * The icons that the manifest lists. `npm run icons` draws them, or the build makes them from the owner's picture. `any`
 * has round corners. `maskable` fills its square, because the platform crops it to its own shape.
 */
export const manifestIcons = [
  { file: 'icon-192.png', sizePx: 192, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
] as const

/** For the home screen of iPhones and iPads, which round the corners themselves. */
export const touchIcon = { file: 'apple-touch-icon.png', sizePx: 180 } as const

export const ICON_FILES: readonly string[] = [
  ...manifestIcons.map(({ file }) => file),
  touchIcon.file,
  FAVICON_FILE,
  SVG_ICON_FILE,
]

/** The size of a preview card that social sites recommend, px. It is in this file, which imports no content. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
