import { site } from '../../src/site/content.ts'

const isRightToLeft = site.direction === 'rtl'

/** The keys that lead on and back: to the left is on where the site is read from right to left. */
export const NEXT_KEY = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
export const PREVIOUS_KEY = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'

/** A place across a window, CSS px from the side where reading starts, as one from the left. */
export function fromStart(px: number, windowPx: number): number {
  return isRightToLeft ? windowPx - px : px
}
