/** Finds the element with the percent-decoded id of a hash, or else with the id as it is. @param hash with or without `#` */
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
