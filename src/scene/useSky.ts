import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { startSky } from './startSky.ts'
import { type SceneState, useScene } from './store.ts'
import { skyMoves } from './wantsSky.ts'

/** A sky that a device could not draw is tried again after so long, and after twice that each further time, milliseconds. */
const RETRY_MS = 60_000

const FORCED_COLORS = '(forced-colors: active)'
const hasForcedColors = () => matchMedia(FORCED_COLORS).matches
const followForcedColors = (changed: () => void) => {
  const query = matchMedia(FORCED_COLORS)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const isWanted = ({ motion, view, forcedRenderer, exhausted }: SceneState, forcedColors = false) =>
  view !== 'none' && !exhausted && skyMoves(motion, forcedRenderer, forcedColors)

/** Keeps the right sky in its element: WebGL where it is wanted. The store says which sky is on screen. */
export function useSky(host: RefObject<HTMLElement | null>): void {
  const wanted = useScene((state) => isWanted(state))
  const exhausted = useScene((state) => state.exhausted)
  const forcedColors = useSyncExternalStore(followForcedColors, hasForcedColors, () => false)
  const retryMs = useRef(RETRY_MS)

  useEffect(() => {
    const { setRenderer } = useScene.getState()
    // Asked twice: during hydration both are still what was prerendered.
    if (!host.current || !wanted || forcedColors || !isWanted(useScene.getState(), hasForcedColors())) {
      setRenderer('still')
      return
    }
    setRenderer('pending')
    const ending = new AbortController()
    startSky(host.current, ending.signal).catch((reason: unknown) => {
      if (ending.signal.aborted) return
      ending.abort()
      console.warn('The sky stays still: it could not be drawn.', reason)
      setRenderer('still')
    })
    return () => ending.abort()
  }, [host, wanted, forcedColors])

  useEffect(() => {
    if (!exhausted) return
    const timer = setTimeout(() => useScene.getState().setExhausted(false), retryMs.current)
    retryMs.current *= 2
    return () => clearTimeout(timer)
  }, [exhausted])
}
