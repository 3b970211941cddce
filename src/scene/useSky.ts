import { type RefObject, useEffect, useRef } from 'react'
import { startSky } from './startSky.ts'
import { type SceneState, useScene } from './store.ts'
import { skyMoves } from './wantsSky.ts'

/** A sky that a device could not draw is tried again after so long, and after twice that each further time, milliseconds. */
const RETRY_MS = 60_000

const isWanted = ({ motion, view, forcedRenderer, exhausted }: SceneState, forcedColors = false) =>
  view !== 'none' && !exhausted && skyMoves(motion, forcedRenderer, forcedColors)

/**
 * Keeps the right sky in its element: starts WebGL where it is wanted, and says in the store which sky is on screen.
 */
export function useSky(host: RefObject<HTMLElement | null>): void {
  const wanted = useScene((state) => isWanted(state))
  const exhausted = useScene((state) => state.exhausted)
  const retryMs = useRef(RETRY_MS)

  useEffect(() => {
    const { setRenderer } = useScene.getState()
    const forcedColors = matchMedia('(forced-colors: active)').matches
    // Asked twice: during hydration `wanted` is still what was prerendered.
    if (!host.current || !wanted || !isWanted(useScene.getState(), forcedColors)) {
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
  }, [host, wanted])

  useEffect(() => {
    if (!exhausted) return
    const timer = setTimeout(() => useScene.getState().setExhausted(false), retryMs.current)
    retryMs.current *= 2
    return () => clearTimeout(timer)
  }, [exhausted])
}
