import { followPageAreas, type PageAreas } from './pageAreas.ts'
import { CROSS_CLEAR_PX, TEXT_CLEAR_PX } from './starfield.ts'

/** The page rests when it has not scrolled for this time. */
const REST_MS = 200

/** Marks the still stars near text, which the style sheet hides, whenever the page rests, until the signal aborts. */
export function dimStillStars(sky: SVGElement, signal: AbortSignal): void {
  let timer = 0
  let texts: PageAreas['texts'] = []
  const mark = () => {
    for (const star of sky.children) {
      const share = (name: string) =>
        Number.parseFloat(star.getAttribute(`c${name}`) ?? star.getAttribute(name) ?? '') / 100
      const x = share('x') * innerWidth
      const y = share('y') * innerHeight + scrollY
      // A star with a cross is a nested `svg`.
      const clearPx = star.tagName === 'svg' ? CROSS_CLEAR_PX : TEXT_CLEAR_PX
      const isNear = ({ left, top, right, bottom }: DOMRect) =>
        Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) <= clearPx
      star.toggleAttribute('data-near-text', texts.some(isNear))
    }
  }
  followPageAreas((areas) => {
    texts = areas.texts
    mark()
  }, signal)
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(mark, REST_MS)
  }
  addEventListener('scroll', wait, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
