/** What became of a link: the platform took it, or the visitor turned away; it is on the clipboard; or neither can be had. */
export type HandedOn = 'taken' | 'copied' | 'refused'

/** Hands a page on: by what the platform shares with, where it has that, else by the clipboard. */
export async function handOn(page: { title: string; url: string }): Promise<HandedOn> {
  try {
    if (navigator.share) {
      await navigator.share(page)
      return 'taken'
    }
  } catch (reason) {
    // Who closes the platform's sheet wants no other.
    if (reason instanceof DOMException && reason.name === 'AbortError') return 'taken'
  }
  try {
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    // No clipboard on this address or in this browser, or none for this site.
    return 'refused'
  }
}
