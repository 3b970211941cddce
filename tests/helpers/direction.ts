import { site } from './siteModules.ts'

const isRightToLeft = site.direction === 'rtl'

/** Keys for the next and the previous picture. */
export const NEXT_KEY = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
export const PREVIOUS_KEY = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'

/** Converts a distance from the start side of a window or an element to one from its left, CSS px. */
export function fromStart(px: number, widthPx: number): number {
  return isRightToLeft ? widthPx - px : px
}
