/** No site is larger, bytes; a larger file is not even read. */
const MOST_BYTES = 60 * 1024 * 1024

/** Why a file cannot be a site, by its size alone. @returns undefined for one that can */
export function tooLargeForSite(bytes: number): string | undefined {
  return bytes > MOST_BYTES
    ? 'This file is far larger than a site ever is. Choose the ZIP that the editor exported.'
    : undefined
}
