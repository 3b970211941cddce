import type { PageAreas } from '../../pageAreas.ts'
import { CROSS_CLEAR_PX } from '../../starfield.ts'
import type { SkyFrame } from '../frame/skyFrame.ts'

/** More than the lines of text in a usual window. */
export const MAX_TEXT_AREAS = 192
/** Text this far outside the window counts, because stars near it are dark. */
const MARGIN_PX = CROSS_CLEAR_PX
const FLOATS_PER_AREA = 4

/** The places of the page's text in the window, for the shader of the stars. */
interface TextAreas {
  /** Left, top, right and bottom of each area, CSS px of the window. */
  readonly rects: Float32Array
  count: number
  texts: PageAreas['texts'] | null
  scrollPx: number
  heightPx: number
}

export function createTextAreas(): TextAreas {
  const rects = new Float32Array(MAX_TEXT_AREAS * FLOATS_PER_AREA)
  return { rects, count: 0, texts: null, scrollPx: 0, heightPx: 0 }
}

/** Updates the areas. Does nothing while page, scroll and window are unchanged. */
export function updateTextAreas(areas: TextAreas, { page, scrollPx, heightPx }: SkyFrame): void {
  if (areas.texts === page.texts && scrollPx === areas.scrollPx && heightPx === areas.heightPx) return
  areas.texts = page.texts
  areas.scrollPx = scrollPx
  areas.heightPx = heightPx
  areas.count = 0
  for (const { left, top, right, bottom } of page.texts) {
    const isVisible = bottom - scrollPx > -MARGIN_PX && top - scrollPx < heightPx + MARGIN_PX
    if (isVisible && areas.count < MAX_TEXT_AREAS)
      areas.rects.set([left, top - scrollPx, right, bottom - scrollPx], FLOATS_PER_AREA * areas.count++)
  }
}
