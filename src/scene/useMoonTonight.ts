import { useEffect } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'
import { site } from '../site/site.ts'
import { forcedState } from './forcedState.ts'
import { fetchMoonPictures } from './moonPictures.ts'
import { useScene } from './store.ts'

/**
 * Gives the moon its phase at this moment, unless the owner or the address has fixed one, and turns it as it is seen from
 * here. Its pictures are fetched with it: a moon that rises as the gate opens has its face then. The page itself comes first.
 *
 * @param shown false where there is no sky
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
