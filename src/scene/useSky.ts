import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type SceneState, useScene } from './store.ts'
import type { DrawReport } from './webgl/frameLoop.ts'

/** First retry on a device that was too slow to draw the sky, ms. Doubles each time. */
const RETRY_MS = 60_000

const FORCED_COLORS = '(forced-colors: active)'
const hasForcedColors = () => matchMedia(FORCED_COLORS).matches
const followForcedColors = (onChange: () => void) => {
  const query = matchMedia(FORCED_COLORS)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Decides between the live and the still sky, and writes the decision into the store.
 *
 * @param host the element that the live sky fills
 * @param onReport gets the frames since the last report and the draw calls, at most once a second
 */
export function useSky(host: RefObject<HTMLElement | null>, onReport: (report: DrawReport) => void): void {
  const isWanted = useScene(wantsLiveSky)
  const forcedColors = useSyncExternalStore(followForcedColors, hasForcedColors, () => false)
  /** The canvas whose context was lost. A browser restores a context only if something still refers to its canvas. */
  const [lostCanvas, setLostCanvas] = useState<HTMLCanvasElement | null>(null)
  const isLive = isWanted && !forcedColors && !lostCanvas

  useEffect(() => {
    const { setRenderer } = useScene.getState()
    // Checked again, because during hydration all values are the prerendered ones.
    const mayStart = isLive && wantsLiveSky(useScene.getState()) && !hasForcedColors()
    setRenderer(mayStart ? 'pending' : 'still')
    if (!mayStart || !host.current) return
    const controller = new AbortController()
    const { signal } = controller
    const onFail = (reason: unknown) => {
      if (signal.aborted) return
      controller.abort()
      console.warn('The sky stays still: it could not be drawn.', reason)
      setRenderer('still')
    }
    const onContextRestored = () => setLostCanvas(null)
    const options = {
      host: host.current,
      signal,
      onReport,
      onFail,
      onContextLost: setLostCanvas,
      onContextRestored,
    }
    // Visitors with the still sky never fetch this module.
    import('./startSky.ts').then(({ startSky }) => startSky(options)).catch(onFail)
    return () => controller.abort()
  }, [host, isLive, onReport])

  useRetry()
}

function wantsLiveSky({ motion, view, forcedRenderer, tooSlow }: SceneState): boolean {
  return motion !== 'still' && view !== 'none' && forcedRenderer !== 'still' && !tooSlow
}

/** Tries the live sky again on a device that was too slow: after 1 minute, then after 2, 4, 8 and so on. */
function useRetry(): void {
  const tooSlow = useScene((state) => state.tooSlow)
  const retryMs = useRef(RETRY_MS)
  useEffect(() => {
    if (!tooSlow) return
    const timer = setTimeout(() => useScene.getState().setTooSlow(false), retryMs.current)
    retryMs.current *= 2
    return () => clearTimeout(timer)
  }, [tooSlow])
}
