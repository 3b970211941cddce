/** More than the lines of text in a usual window. */
export const MAX_TEXT_AREAS = 128
/** Text this far outside the window counts, because falling stars near it are visible. */
const MARGIN_PX = 40
const FLOATS_PER_AREA = 4

/** The places of the page's text in the window. Falling stars dim behind them. */
export class TextAreas {
  /** Left, top, right and bottom of each area, CSS px of the window. */
  readonly rects = new Float32Array(MAX_TEXT_AREAS * FLOATS_PER_AREA)
  count = 0
  #lines: readonly DOMRect[] = []
  #isStale = true
  #scrollPx = 0
  #heightPx = 0

  invalidate(): void {
    this.#isStale = true
  }

  /** Updates the areas. Does nothing while page, scroll and window are unchanged. */
  update(scrollPx: number, heightPx: number): void {
    if (!this.#isStale && scrollPx === this.#scrollPx && heightPx === this.#heightPx) return
    if (this.#isStale) this.#lines = textLines()
    this.#isStale = false
    this.#scrollPx = scrollPx
    this.#heightPx = heightPx
    this.count = 0
    for (const { left, top, right, bottom } of this.#lines)
      if (bottom - scrollPx > -MARGIN_PX && top - scrollPx < heightPx + MARGIN_PX)
        this.#add(left, top - scrollPx, right, bottom - scrollPx)
  }

  #add(left: number, top: number, right: number, bottom: number): void {
    const { rects } = this
    if (this.count < MAX_TEXT_AREAS) {
      rects.set([left, top, right, bottom], this.count * FLOATS_PER_AREA)
      this.count++
      return
    }
    // The last area grows, so that no text is without an area.
    const last = (MAX_TEXT_AREAS - 1) * FLOATS_PER_AREA
    rects[last] = Math.min(rects[last] ?? left, left)
    rects[last + 1] = Math.min(rects[last + 1] ?? top, top)
    rects[last + 2] = Math.max(rects[last + 2] ?? right, right)
    rects[last + 3] = Math.max(rects[last + 3] ?? bottom, bottom)
  }
}

/** The rectangles of the lines of text, CSS px from the page's left and top. */
function textLines(): DOMRect[] {
  const { scrollY } = window
  const range = document.createRange()
  const lines: DOMRect[] = []
  for (const part of document.querySelectorAll('main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (!texts.currentNode.nodeValue?.trim()) continue
      range.selectNodeContents(texts.currentNode)
      for (const { x, y, width, height } of range.getClientRects())
        lines.push(new DOMRect(x, y + scrollY, width, height))
    }
  }
  return lines
}
