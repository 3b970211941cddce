import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { releaseContext } from './skyContext.ts'
import type { StartedSky } from './startSky.ts'
import { type SceneState, useScene } from './store.ts'

/** First retry on a device that was too slow to draw the sky, ms. Doubles each time. */
const RETRY_MS = 60_000

const FORCED_COLORS = '(forced-colors: active)'
const hasForcedColors = () => matchMedia(FORCED_COLORS).matches
const followForcedColors = (changed: () => void) => {
  const query = matchMedia(FORCED_COLORS)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export interface LiveSky extends StartedSky {
  /** Ends the sky for good: it could not be drawn. */
  readonly onFail: (reason: unknown) => void
  /** Replaces the sky until the browser restores its context. */
  readonly onContextLost: (event: Event) => void
}

/** Decides between the live and the still sky. @returns the live one once it may be mounted, else null */
export function useSky(): LiveSky | null {
  const isWanted = useScene(wantsLiveSky)
  const forcedColors = useSyncExternalStore(followForcedColors, hasForcedColors, () => false)
  /** Kept, because the browser restores only a canvas that is in use. */
  const [lostCanvas, setLostCanvas] = useState<HTMLCanvasElement | null>(null)
  const isLive = isWanted && !forcedColors && !lostCanvas
  const [sky, setSky] = useState<LiveSky | null>(null)

  useEffect(() => {
    const { setRenderer } = useScene.getState()
    // Asked once more: while React hydrates, all of this is as it was prerendered.
    const starts = isLive && wantsLiveSky(useScene.getState()) && !hasForcedColors()
    setRenderer(starts ? 'pending' : 'still')
    if (!starts) return
    const ending = new AbortController()
    const onFail = (reason: unknown) => {
      if (ending.signal.aborted) return
      ending.abort()
      console.warn('The sky stays still: it could not be drawn.', reason)
      setSky(null)
      setRenderer('still')
    }
    const show = (started: StartedSky | null) => {
      if (!started) return setRenderer('still')
      const { canvas, context } = started
      const onContextRestored = () => {
        // The next sky has a canvas of its own.
        releaseContext(context)
        setLostCanvas(null)
      }
      const onContextLost = (event: Event) => {
        // Otherwise the browser would not restore it.
        event.preventDefault()
        if (ending.signal.aborted) return
        canvas.addEventListener('webglcontextrestored', onContextRestored, { once: true })
        setLostCanvas(canvas)
      }
      // A transition: React renders it in small tasks, and waits for the textures without a fallback.
      startTransition(() => setSky({ ...started, onFail, onContextLost }))
    }
    // Visitors with the still sky never fetch this.
    import('./startSky.ts').then(({ startSky }) => startSky(ending.signal)).then(show, onFail)
    return () => {
      ending.abort()
      setSky(null)
    }
  }, [isLive])

  useRetry()
  return isLive ? sky : null
}

function wantsLiveSky({ motion, view, forcedRenderer, exhausted }: SceneState): boolean {
  return motion !== 'still' && view !== 'none' && forcedRenderer !== 'still' && !exhausted
}

/** Gives a device that was too slow another try, after a minute, then two, then four. */
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
