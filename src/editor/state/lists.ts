/** An unused id for a new item, as in `link-3`. Equal lists get equal ids. */
export function freshId(items: readonly { readonly id: string }[], prefix: string): string {
  const usedIds = new Set(items.map(({ id }) => id))
  let number = items.length + 1
  while (usedIds.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}

/**
 * The index that a dragged item would get. All positions are CSS px from the top.
 *
 * @param middles of the other items, in their order
 * @param y the middle of the dragged item
 */
export function dropIndex(middles: readonly number[], y: number): number {
  const below = middles.findIndex((middle) => y < middle)
  return below === -1 ? middles.length : below
}
