/** A new id. It depends only on the list, so that the same steps make the same site. */
export function freshId(items: readonly { readonly id: string }[], prefix: string): string {
  const taken = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (taken.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}

/**
 * The index of a dragged item: before the first item whose middle is below it.
 *
 * @param middles the middles of the other items in their order, CSS px from the top
 * @param y the middle of the dragged item, CSS px from the top
 */
export function placeAt(middles: readonly number[], y: number): number {
  const below = middles.findIndex((middle) => y < middle)
  return below === -1 ? middles.length : below
}
