export const MANIFEST_FILE = 'manifest.webmanifest'
export const SVG_ICON_FILE = 'icon.svg'
export const FAVICON_FILE = 'favicon.ico'

/** The PNG icons in the manifest. A platform may crop `maskable`, but not `any`. */
export const manifestIcons = [
  { file: 'icon-192.png', sizePx: 192, purpose: 'any' },
  { file: 'icon-512.png', sizePx: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', sizePx: 512, purpose: 'maskable' },
] as const

/** For iPhones and iPads, which round the corners. */
export const touchIcon = { file: 'apple-touch-icon.png', sizePx: 180 } as const

/** The files of all icons. */
export const iconFiles: readonly string[] = [
  FAVICON_FILE,
  SVG_ICON_FILE,
  touchIcon.file,
  ...manifestIcons.map(({ file }) => file),
]
