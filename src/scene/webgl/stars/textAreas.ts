import { useEffect, useState } from 'react'
import { useScene } from '../../store.ts'
import { textLines } from '../../textLines.ts'

/** More than the lines of text in a usual window. */
export const MAX_TEXT_AREAS = 192
/** Text this far outside the window counts, because it dims stars and trails near it. */
const MARGIN_PX = 40
const FLOATS_PER_AREA = 4

/** The places of the page's text in the window. Stars dim behind them. */
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
  const [areas] = useState<TextAreas>(() => {
    const rects = new Float32Array(MAX_TEXT_AREAS * FLOATS_PER_AREA)
    return { rects, count: 0, lines: [], isStale: true, scrollPx: 0, heightPx: 0 }
  })
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

/** Updates the areas. Does nothing while page, scroll and window are unchanged. */
export function updateTextAreas(areas: TextAreas, scrollPx: number, heightPx: number): void {
  if (!areas.isStale && scrollPx === areas.scrollPx && heightPx === areas.heightPx) return
  if (areas.isStale) areas.lines = textLines()
  areas.isStale = false
  areas.scrollPx = scrollPx
  areas.heightPx = heightPx
  areas.count = 0
  for (const { left, top, right, bottom } of areas.lines) {
    const isVisible = bottom - scrollPx > -MARGIN_PX && top - scrollPx < heightPx + MARGIN_PX
    if (isVisible && areas.count < MAX_TEXT_AREAS)
      areas.rects.set([left, top - scrollPx, right, bottom - scrollPx], FLOATS_PER_AREA * areas.count++)
  }
}
