/**
 * Finds the element with the percent-decoded id of a hash, or else with the id as it is. For an empty anchor, returns the
 * element after it. @param hash with or without `#`
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '')
  if (id === '') return null
  const element = document.getElementById(decodedId(id)) ?? document.getElementById(id)
  if (element?.dataset.anchor === undefined) return element
  return element.nextElementSibling as HTMLElement | null
}

function decodedId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
