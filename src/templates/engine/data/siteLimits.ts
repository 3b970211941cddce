import { editorWords } from '../../../site/editorWords.ts'

const MAX_IMPORT_BYTES = 60 * 1024 * 1024

/** @returns a message for the editor's user if a file is too large to import; otherwise undefined */
export function sizeRefusal(bytes: number): string | undefined {
  return bytes > MAX_IMPORT_BYTES ? editorWords.import.tooLarge : undefined
}

export const SITE_LIMITS = {
  /** Any text field except the bio, UTF-16 units. */
  lineCharacters: 20_000,
  bioCharacters: 200_000,
  /** Links and blocks. The preview renders this many in a few seconds. */
  links: 5000,
  socials: 200,
  /** The largest factor by which the portrait is enlarged. */
  portraitZoom: 4,
} as const
