import { whenIdle } from '../browser/whenIdle.ts'

/**
 * Lets elements with `content-visibility: auto` be laid out although they are out of sight, one in each idle moment, so
 * that the browser remembers their true heights: else all below them would move while somebody scrolls there.
 *
 * @param elements those that are out of sight, or not, in any order
 * @returns what ends it
 */
export function learnHeights(elements: readonly HTMLElement[]): () => void {
  let isWanted = true
  const learn = ([element, ...rest]: readonly HTMLElement[]) => {
    if (!element || !isWanted) return
    element.style.contentVisibility = 'visible'
    // A size is remembered when a frame is drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        element.style.contentVisibility = ''
        whenIdle(() => learn(rest))
      }),
    )
  }
  whenIdle(() => learn(elements))
  return () => {
    isWanted = false
  }
}
