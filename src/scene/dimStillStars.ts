import { useScene } from './store.ts'
import { textLines } from './textLines.ts'

/** The page rests when neither scroll, size nor scene store has changed for this time. */
const REST_MS = 200

/** Marks the still stars behind text, which the style sheet dims, whenever the page rests. @returns a function that ends it */
export function dimStillStars(sky: SVGElement): () => void {
  let timer = 0
  const dim = () => {
    const lines = textLines()
    for (const star of sky.children) {
      const share = (name: string) =>
        Number.parseFloat(star.getAttribute(`c${name}`) ?? star.getAttribute(name) ?? '') / 100
      const x = share('x') * innerWidth
      const y = share('y') * innerHeight + scrollY
      const isBehind = (line: DOMRect) => x > line.left && x < line.right && y > line.top && y < line.bottom
      star.toggleAttribute('data-behind-text', lines.some(isBehind))
    }
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(dim, REST_MS)
  }
  const observer = new ResizeObserver(wait)
  observer.observe(document.body)
  const unsubscribe = useScene.subscribe(wait)
  addEventListener('scroll', wait, { passive: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    unsubscribe()
    removeEventListener('scroll', wait)
  }
}
