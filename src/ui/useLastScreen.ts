import { type RefObject, useLayoutEffect } from 'react'
import { smoothstep } from '../lib/easing.ts'
import { closingProgress } from '../scene/lastScreen.ts'
import { useScene } from '../scene/store.ts'

/** The navbar leaves from this progress of the eclipse on. */
const NAVBAR_LEAVES_FROM = 0.5
/** The page's last section darkens between these, as the sun does. */
const PAGE_DARKENS = { from: 0.38, to: 0.78 } as const

/**
 * Reports the place of the last screen to the sky, and its stage to the style sheets, as the attribute `data-closing`:
 * 'half' when the eclipse has half begun, 'total' during totality, 'end' when the screen also fills the window. The
 * light of the page's last section follows as `--page-shown`.
 */
export function useLastScreen(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = screen.current
    if (!element) return
    const lastSection = document.querySelector<HTMLElement>('main > div > :last-child')
    // With `:has()` instead, the browser would restyle the whole page at each press.
    if (lastSection) lastSection.dataset.darkens = ''
    const { setLastScreen } = useScene.getState()
    let topPx = 0
    const update = () => {
      const stage = stageAt(topPx, scrollY, innerHeight)
      const light =
        1 - smoothstep(PAGE_DARKENS.from, PAGE_DARKENS.to, closingProgress(topPx, scrollY, innerHeight))
      lastSection?.style.setProperty('--page-shown', light.toFixed(2))
      if (stage) element.dataset.closing = stage
      else delete element.dataset.closing
    }
    const measure = () => {
      const previousPx = topPx
      topPx = element.getBoundingClientRect().top + scrollY
      if (topPx !== previousPx) setLastScreen(topPx)
      update()
    }
    // Its first report is at once. Whatever moves the last screen changes the height of the page or of the window.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    observer.observe(element)
    const controller = new AbortController()
    const passive = { passive: true, signal: controller.signal }
    addEventListener('scroll', update, passive)
    addEventListener('resize', update, passive)
    return () => {
      observer.disconnect()
      controller.abort()
      lastSection?.style.removeProperty('--page-shown')
      delete lastSection?.dataset.darkens
      setLastScreen(null)
    }
  }, [screen])
}

function stageAt(topPx: number, scrollPx: number, heightPx: number): 'half' | 'total' | 'end' | undefined {
  const progress = closingProgress(topPx, scrollPx, heightPx)
  if (progress === 1) return scrollPx < topPx ? 'total' : 'end'
  return progress >= NAVBAR_LEAVES_FROM ? 'half' : undefined
}
