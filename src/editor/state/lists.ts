/** The list with one item moved; the same list when there is no such item or no such place. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || from === to || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** The list with fields of one item changed; the same list when there is no such item. */
export function changed<T extends { readonly id: string }>(
  items: readonly T[],
  id: string,
  fields: Partial<T>,
): readonly T[] {
  return items.some((item) => item.id === id)
    ? items.map((item) => (item.id === id ? { ...item, ...fields } : item))
    : items
}

/** The list without one item. */
export function without<T extends { readonly id: string }>(items: readonly T[], id: string): readonly T[] {
  return items.filter((item) => item.id !== id)
}

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
