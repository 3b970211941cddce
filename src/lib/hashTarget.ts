/** Finds the element that a hash names. @param hash with or without `#`, may be percent-encoded */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '')
  return id === '' ? null : (document.getElementById(decodedId(id)) ?? document.getElementById(id))
}

function decodedId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
