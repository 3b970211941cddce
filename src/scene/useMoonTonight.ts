import { useEffect } from 'react'
import { onceInput } from '../browser/onceInput.ts'
import { whenIdle } from '../browser/whenIdle.ts'
import { site } from '../content/site.ts'
import { forcedState } from './forcedState.ts'
import { useScene } from './store.ts'

/**
 * Gives the moon its phase at this moment, unless the owner has fixed one, and turns it as it is seen from here.
 * Nobody waits for astronomy: it comes after the page, and behind the gate only once somebody is there to enter.
 */
export function useMoonTonight(): void {
  const atGate = useScene((state) => state.phase === 'gate')
  useEffect(() => (atGate ? onceInput : whenIdle)(() => void turnMoon()), [atGate])
}

async function turnMoon(): Promise<void> {
  // Without them the moon stays as it is printed.
  const astronomy = await Promise.all([import('suncalc'), import('./hemisphere.ts')]).catch(() => null)
  if (!astronomy) return
  const [{ getMoonIllumination }, { hemisphereOf }] = astronomy
  const { moonPhase, setMoon } = useScene.getState()
  const fixed = site.sky.moonPhase !== 'tonight' || forcedState(location.search).moonPhase !== undefined
  const phase = fixed ? moonPhase : getMoonIllumination(new Date()).phase
  setMoon(phase, hemisphereOf(new Intl.DateTimeFormat().resolvedOptions().timeZone))
}
