import { smoothstep } from '../lib/easing.ts'

/** The eclipse is total from here on: the top of the last screen, share of the window's height from the window's top. */
const TOTAL_FROM = 0.25

/**
 * The progress of the eclipse in which the home page ends, [0, 1]. It is 0 until the last screen enters the window, and 1
 * during totality.
 * @param topPx the top of the last screen, CSS px from the page's top; null on a page without one
 */
export function closingProgress(topPx: number | null, scrollPx: number, heightPx: number): number {
  if (topPx === null) return 0
  return smoothstep(0, (1 - TOTAL_FROM) * heightPx, scrollPx + heightPx - topPx)
}
