import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type SceneState, useScene } from './store.ts'
import type { Drawn } from './webgl/frameLoop.ts'

/** First retry on a device that was too slow to draw the sky, ms. Doubles each time. */
const RETRY_MS = 60_000

const FORCED_COLORS = '(forced-colors: active)'
const hasForcedColors = () => matchMedia(FORCED_COLORS).matches
const followForcedColors = (changed: () => void) => {
  const query = matchMedia(FORCED_COLORS)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Decides between the live and the still sky, and writes the decision into the store.
 *
 * @param host the element that the live sky fills
 * @param onReport called at most once a second
 */
export function useSky(host: RefObject<HTMLElement | null>, onReport: (drawn: Drawn) => void): void {
  const isWanted = useScene(wantsLiveSky)
  const forcedColors = useSyncExternalStore(followForcedColors, hasForcedColors, () => false)
  /** Kept in the document, because the browser restores only a canvas that is in use. */
  const [lostCanvas, setLostCanvas] = useState<HTMLCanvasElement | null>(null)
  const isLive = isWanted && !forcedColors && !lostCanvas

  useEffect(() => {
    const { setRenderer } = useScene.getState()
    // Checked again, because during hydration all values are the prerendered ones.
    const starts = isLive && wantsLiveSky(useScene.getState()) && !hasForcedColors()
    setRenderer(starts ? 'pending' : 'still')
    if (!starts || !host.current) return
    const controller = new AbortController()
    const { signal } = controller
    const onFail = (reason: unknown) => {
      if (signal.aborted) return
      controller.abort()
      console.warn('The sky stays still: it could not be drawn.', reason)
      setRenderer('still')
    }
    const onContextRestored = () => setLostCanvas(null)
    const place = {
      host: host.current,
      signal,
      onReport,
      onFail,
      onContextLost: setLostCanvas,
      onContextRestored,
    }
    // Visitors with the still sky never fetch this.
    import('./startSky.ts').then(({ startSky }) => startSky(place)).catch(onFail)
    return () => controller.abort()
  }, [host, isLive, onReport])

  useRetry()
}

function wantsLiveSky({ motion, view, forcedRenderer, exhausted }: SceneState): boolean {
  return motion !== 'still' && view !== 'none' && forcedRenderer !== 'still' && !exhausted
}

/** Retries on a device that was too slow after 1, 2 and 4 minutes. */
function useRetry(): void {
  const exhausted = useScene((state) => state.exhausted)
  const retryMs = useRef(RETRY_MS)
  useEffect(() => {
    if (!exhausted) return
    const timer = setTimeout(() => useScene.getState().setExhausted(false), retryMs.current)
    retryMs.current *= 2
    return () => clearTimeout(timer)
  }, [exhausted])
}
