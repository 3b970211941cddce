import { useEffect } from 'react'
import { getMoonIllumination } from 'suncalc'
import { whenIdle } from '../lib/whenIdle.ts'
import { site } from '../site/site.ts'
import { forcedState } from './forcedState.ts'
import { hemisphereOf } from './hemisphere.ts'
import { fetchMoonSurface } from './StillMoon.tsx'
import { useScene } from './store.ts'

/**
 * Gives the moon its phase at this moment, unless the owner or the address has fixed one, and turns it as it is seen from
 * here. Its surface is fetched with it: a moon that rises as the gate opens has its face then. The page itself comes first.
 *
 * @param shown false where there is no sky
 */
export function useMoonTonight(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    return whenIdle(() => {
      fetchMoonSurface()
      const { moonPhase, setMoon } = useScene.getState()
      const isFixed = site.sky.moonPhase !== 'tonight' || forcedState(location.search).moonPhase !== undefined
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      setMoon(isFixed ? moonPhase : getMoonIllumination(new Date()).phase, hemisphereOf(timeZone))
    })
  }, [shown])
}
