export const SITE_LIMITS = {
  /** Any text field except the bio, UTF-16 units. */
  lineCharacters: 20_000,
  bioCharacters: 200_000,
  /** Links and blocks. The preview renders this many in a few seconds. */
  links: 5000,
  socials: 200,
  players: 100,
  /** The largest factor by which the portrait is enlarged. */
  portraitZoom: 4,
  /** An imported file. */
  importBytes: 60 * 1024 * 1024,
} as const
