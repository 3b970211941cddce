import { useEffect, useState } from 'react'
import { useScene } from '../../store.ts'

/** More than the lines of text in a usual window. */
export const MAX_TEXT_AREAS = 128
/** Text this far outside the window counts, because falling stars near it are visible. */
const MARGIN_PX = 40
const FLOATS_PER_AREA = 4

/** The places of the page's text in the window. Falling stars dim behind them. */
interface TextAreas {
  /** Left, top, right and bottom of each area, CSS px of the window. */
  readonly rects: Float32Array
  count: number
  lines: readonly DOMRect[]
  /** True when the page's text may have moved. */
  isStale: boolean
  scrollPx: number
  heightPx: number
}

/** The text areas of the page. They become stale when the page's size or the scene store changes. */
export function useTextAreas(): TextAreas {
  const [areas] = useState(createTextAreas)
  useEffect(() => {
    const invalidate = () => {
      areas.isStale = true
    }
    const unsubscribe = useScene.subscribe(invalidate)
    const pageObserver = new ResizeObserver(invalidate)
    pageObserver.observe(document.body)
    return () => {
      unsubscribe()
      pageObserver.disconnect()
    }
  }, [areas])
  return areas
}

function createTextAreas(): TextAreas {
  const rects = new Float32Array(MAX_TEXT_AREAS * FLOATS_PER_AREA)
  return { rects, count: 0, lines: [], isStale: true, scrollPx: 0, heightPx: 0 }
}

/** Updates the areas. Does nothing while page, scroll and window are unchanged. */
export function updateTextAreas(areas: TextAreas, scrollPx: number, heightPx: number): void {
  if (!areas.isStale && scrollPx === areas.scrollPx && heightPx === areas.heightPx) return
  if (areas.isStale) areas.lines = textLines()
  areas.isStale = false
  areas.scrollPx = scrollPx
  areas.heightPx = heightPx
  areas.count = 0
  for (const { left, top, right, bottom } of areas.lines)
    if (bottom - scrollPx > -MARGIN_PX && top - scrollPx < heightPx + MARGIN_PX)
      addArea(areas, left, top - scrollPx, right, bottom - scrollPx)
}

function addArea(areas: TextAreas, left: number, top: number, right: number, bottom: number): void {
  const { rects } = areas
  if (areas.count < MAX_TEXT_AREAS) {
    rects.set([left, top, right, bottom], areas.count * FLOATS_PER_AREA)
    areas.count++
    return
  }
  // The last area grows, so that no text is without an area.
  const last = (MAX_TEXT_AREAS - 1) * FLOATS_PER_AREA
  rects[last] = Math.min(rects[last] ?? left, left)
  rects[last + 1] = Math.min(rects[last + 1] ?? top, top)
  rects[last + 2] = Math.max(rects[last + 2] ?? right, right)
  rects[last + 3] = Math.max(rects[last + 3] ?? bottom, bottom)
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
