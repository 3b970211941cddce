/** Finds the element that a hash (with or without `#`) names: by id, not as a selector, so that any text is safe. */
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
