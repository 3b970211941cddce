import { editorWords } from '../site/editorWords.ts'

/** Bytes. No site is larger, so a larger file is not even read. */
const MAX_BYTES = 60 * 1024 * 1024

/** The message for a file that is too large to be a site. Undefined for a smaller one. */
export function tooLargeForSite(bytes: number): string | undefined {
  return bytes > MAX_BYTES ? editorWords.import.tooLarge : undefined
}

/** Limits of a site: far above usual content, and low enough for any browser. */
export const SITE_LIMITS = {
  /** Length of a text of one line, UTF-16 units. */
  lineCharacters: 20_000,
  bioCharacters: 200_000,
  /** The editor's preview lays these out in a few seconds: twice as many take four times as long. */
  links: 5000,
  socials: 200,
  /** Maximum zoom of a portrait, at which a phone's photograph is still sharp. */
  portraitZoom: 4,
} as const
