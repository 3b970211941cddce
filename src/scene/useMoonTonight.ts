import { useEffect } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'
import { site } from '../site/site.ts'
import { forcedState } from './forcedState.ts'
import { fetchMoonPictures } from './moonPictures.ts'
import { useScene } from './store.ts'

/**
 * Sets the moon's phase of this moment, unless the owner or the address has fixed one, and its rotation at the
 * visitor's place. It also fetches the moon's pictures, so that a moon that rises as the gate opens has them. The page
 * loads first.
 *
 * @param shown false if there is no sky
 */
export function useMoonTonight(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    return whenIdle(async () => {
      // If this script does not load, the prerendered moon stays.
      const module = await import('./moonTonight.ts').catch(() => null)
      if (!module) return fetchMoonPictures(useScene.getState().moonPhase)
      const { phase, tilt } = module.moonTonight()
      const { moonPhase, setMoon } = useScene.getState()
      const isFixed = site.sky.moonPhase !== 'tonight' || forcedState(location.search).moonPhase !== undefined
      const shownPhase = isFixed ? moonPhase : phase
      fetchMoonPictures(shownPhase)
      setMoon(shownPhase, tilt)
    })
  }, [shown])
}
