import { useEffect } from 'react'
import { attempt } from '../lib/attempt.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { site } from '../site/site.ts'
import { forcedState } from './forcedState.ts'
import type { MoonTonight } from './moonTonight.ts'
import { fetchMoonSurface } from './StillMoon.tsx'
import { useScene } from './store.ts'

/**
 * Gives the moon its phase at this moment, unless the owner has fixed one, and turns it as it is seen from here. Its
 * surface is fetched with it: a moon that rises as the gate opens has its face then. The page itself comes first.
 *
 * @param shown false where there is no sky
 */
export function useMoonTonight(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    return whenIdle(() => {
      fetchMoonSurface()
      askForMoon()
    })
  }, [shown])
}

/** Where there is no worker, or none that answers, the moon stays as it is prerendered. */
function askForMoon(): void {
  const astronomer = attempt(
    () => new Worker(new URL('./moonTonight.ts', import.meta.url), { type: 'module' }),
  )
  if (!astronomer) return
  astronomer.onmessage = ({ data: { phase, hemisphere } }: MessageEvent<MoonTonight>) => {
    astronomer.terminate()
    const { moonPhase, setMoon } = useScene.getState()
    const fixed = site.sky.moonPhase !== 'tonight' || forcedState(location.search).moonPhase !== undefined
    setMoon(fixed ? moonPhase : phase, hemisphere)
  }
  astronomer.onerror = (event) => event.preventDefault()
  astronomer.postMessage(Date.now())
}
