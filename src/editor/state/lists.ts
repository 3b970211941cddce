/** An id that no item has. It follows from the list alone, so that the same steps give the same site. */
export function freshId(items: readonly { readonly id: string }[], prefix: string): string {
  const taken = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (taken.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}

/**
 * The place of an item while it is dragged: before the first item whose middle is below the pointer.
 *
 * @param middles the middles of the other items, in their order, CSS pixels from the top
 * @param y the middle of the dragged item, in the same pixels
 */
export function placeAt(middles: readonly number[], y: number): number {
  const below = middles.findIndex((middle) => y < middle)
  return below === -1 ? middles.length : below
}
