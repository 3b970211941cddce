import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { startSky } from './startSky.ts'
import { type SceneState, useScene } from './store.ts'

/** Wait before the first retry on a device that was too slow for the live sky. It doubles each time. */
const FIRST_RETRY_MS = 60_000

const FORCED_COLORS = '(forced-colors: active)'
const hasForcedColors = () => matchMedia(FORCED_COLORS).matches
const followForcedColors = (onChange: () => void) => {
  const query = matchMedia(FORCED_COLORS)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Starts the live sky in `host` if visitor and device allow it. Writes the renderer into the store.
 * @param pageLight the layer in front of the page that lights it
 */
export function useSky(host: RefObject<HTMLElement | null>, pageLight: RefObject<HTMLElement | null>): void {
  const isWanted = useScene(wantsLiveSky)
  const areColorsForced = useSyncExternalStore(followForcedColors, hasForcedColors, () => false)
  // Kept, because a browser restores a lost context only while something refers to its canvas.
  const lostCanvas = useRef<HTMLCanvasElement>(null)
  const isLive = isWanted && !areColorsForced

  useEffect(() => {
    const { setRenderer, setContextLost } = useScene.getState()
    // Checked again, because during hydration `isLive` follows from the prerendered state.
    const mayStart = isLive && wantsLiveSky(useScene.getState()) && !hasForcedColors()
    setRenderer(mayStart ? 'pending' : 'still')
    if (!mayStart || !host.current || !pageLight.current) return
    const controller = new AbortController()
    const { signal } = controller
    const onFail = (reason: unknown) => {
      if (signal.aborted) return
      controller.abort()
      console.warn('The sky stays still: it could not be drawn.', reason)
      setRenderer('still')
    }
    const onContextLost = (canvas: HTMLCanvasElement) => {
      lostCanvas.current = canvas
      setContextLost(true)
    }
    const onContextRestored = () => {
      lostCanvas.current = null
      setContextLost(false)
    }
    const options = {
      host: host.current,
      pageLight: pageLight.current,
      signal,
      onFail,
      onContextLost,
      onContextRestored,
    }
    startSky(options).catch(onFail)
    return () => controller.abort()
  }, [host, pageLight, isLive])

  useRetry()
}

function wantsLiveSky({ motion, view, forcedRenderer, isTooSlow, isContextLost }: SceneState): boolean {
  return motion !== 'still' && view !== 'none' && forcedRenderer !== 'still' && !isTooSlow && !isContextLost
}

function useRetry(): void {
  const isTooSlow = useScene((state) => state.isTooSlow)
  const retryMs = useRef(FIRST_RETRY_MS)
  useEffect(() => {
    if (!isTooSlow) return
    const timer = setTimeout(() => useScene.getState().setTooSlow(false), retryMs.current)
    retryMs.current *= 2
    return () => clearTimeout(timer)
  }, [isTooSlow])
}
