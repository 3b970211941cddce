/**
 * The element that an address' hash names, found by id and never as a selector, so that any text is safe.
 *
 * @param hash as in `location.hash`, with or without its `#`
 * @returns null when nothing is named, or nothing has that name
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '')
  return id === '' ? null : (document.getElementById(decoded(id)) ?? document.getElementById(id))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
