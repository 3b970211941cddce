/** Finds the element whose id is in a hash. @param hash with or without `#`, perhaps percent-encoded */
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
