/**
 * Finds the section at the middle of the viewport, or the last one above it. At the end of the page: the last section.
 *
 * @param boxes the sections in the order of the page; `top` is in CSS px from the viewport's top
 * @param isAtEnd true when the page is scrolled to its end
 * @returns the section's id; null above the first section, or without sections
 */
export function activeSection(
  boxes: readonly { readonly id: string; readonly top: number }[],
  viewportHeight: number,
  isAtEnd: boolean,
): string | null {
  const last = boxes.at(-1)
  if (isAtEnd && last) return last.id
  const middle = viewportHeight / 2
  return boxes.findLast((box) => box.top <= middle)?.id ?? null
}
