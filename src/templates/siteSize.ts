import { editorWords } from '../site/editorWords.ts'

/** Bytes. No site is larger, so a larger file is not even read. */
const MOST_BYTES = 60 * 1024 * 1024

/** Says why a file of this size cannot be a site. @returns undefined when it can */
export function tooLargeForSite(bytes: number): string | undefined {
  return bytes > MOST_BYTES ? editorWords.import.tooLarge : undefined
}
