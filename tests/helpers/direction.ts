import { site } from './siteModules.ts'

const isRightToLeft = site.direction === 'rtl'

/** The key for the next picture. */
export const NEXT_KEY = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'

/** Converts a distance from the start side of a window or an element to one from its left, CSS px. */
export function fromStart(px: number, widthPx: number): number {
  return isRightToLeft ? widthPx - px : px
}
