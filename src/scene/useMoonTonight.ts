import { useEffect } from 'react'
import { site } from '../content/site.ts'
import { forcedState } from './forcedState.ts'
import { useScene } from './store.ts'

/** Gives the moon its phase at this moment, unless the owner has fixed one, and turns it as it is seen from here. */
export function useMoonTonight(): void {
  useEffect(() => {
    // Nobody waits for astronomy: it comes after the page.
    void Promise.all([import('suncalc'), import('./hemisphere.ts')]).then(
      ([{ getMoonIllumination }, { hemisphereOf }]) => {
        const { moonPhase, setMoon } = useScene.getState()
        const fixed = site.sky.moonPhase !== 'tonight' || forcedState(location.search).moonPhase !== undefined
        const phase = fixed ? moonPhase : getMoonIllumination(new Date()).phase
        setMoon(phase, hemisphereOf(new Intl.DateTimeFormat().resolvedOptions().timeZone))
      },
      // Without them the moon stays as it is printed.
      () => {},
    )
  }, [])
}
