import { useEffect } from 'react'
import { site } from '../content/site.ts'
import { onceInput } from '../lib/firstInput.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { forcedState } from './forcedState.ts'
import type { MoonTonight } from './moonTonight.ts'
import { fetchMoonSurface } from './StillMoon.tsx'
import { useScene } from './store.ts'

/**
 * Gives the moon its phase at this moment, unless the owner has fixed one, and turns it as it is seen from here.
 * Nobody waits for astronomy: it comes after the page, and behind the gate only once somebody is there to enter.
 *
 * @param shown false where there is no sky
 */
export function useMoonTonight(shown: boolean): void {
  const atGate = useScene((state) => state.phase === 'gate')
  useEffect(() => {
    if (!shown) return
    return atGate ? onceInput(awaitMoon) : whenIdle(askForMoon)
  }, [atGate, shown])
}

/** Its surface too, for whichever sky: a moon that rises as the gate opens has its face then. */
function awaitMoon(): void {
  askForMoon()
  fetchMoonSurface()
}

/** Where there is no worker, or none that answers, the moon stays as it is printed. */
function askForMoon(): void {
  const astronomer = new Worker(new URL('./moonTonight.ts', import.meta.url), { type: 'module' })
  astronomer.onmessage = ({ data: { phase, hemisphere } }: MessageEvent<MoonTonight>) => {
    astronomer.terminate()
    const { moonPhase, setMoon } = useScene.getState()
    const fixed = site.sky.moonPhase !== 'tonight' || forcedState(location.search).moonPhase !== undefined
    setMoon(fixed ? moonPhase : phase, hemisphere)
  }
  astronomer.onerror = (event) => event.preventDefault()
  astronomer.postMessage(Date.now())
}
