/**
 * The section a reader is at: the one that holds the middle of the viewport, or the last one above the middle; at
 * the very end of the page, the last one there is.
 *
 * @param boxes the sections in the order of the page, their tops in CSS pixels from the viewport's
 * @param atEnd whether the page cannot scroll any further
 * @returns null above the first section
 */
export function activeSection(
  boxes: readonly { readonly id: string; readonly top: number }[],
  viewportHeight: number,
  atEnd: boolean,
): string | null {
  const last = boxes.at(-1)
  if (atEnd && last) return last.id
  const middle = viewportHeight / 2
  return boxes.findLast((box) => box.top <= middle)?.id ?? null
}
