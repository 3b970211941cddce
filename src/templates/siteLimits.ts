import { editorWords } from '../site/editorWords.ts'

/** Size limit of an imported file. A larger file is refused before it is read. */
const MAX_BYTES = 60 * 1024 * 1024

/** @returns one sentence that says why a file of this size is refused; undefined if its size is fine */
export function tooLargeForSite(bytes: number): string | undefined {
  return bytes > MAX_BYTES ? editorWords.import.tooLarge : undefined
}

/** Limits of a site: far above usual content, and low enough for every browser. */
export const SITE_LIMITS = {
  /** Length of a text in UTF-16 units: of any text but the bio. */
  lineCharacters: 20_000,
  bioCharacters: 200_000,
  /** Number of links and blocks. The preview needs a few seconds to lay out so many. The time grows with their square. */
  links: 5000,
  socials: 200,
  /** Maximum zoom of a portrait. A photograph of a phone is still sharp. */
  portraitZoom: 4,
} as const
