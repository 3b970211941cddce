import { useEffect } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'
import { site } from '../site/site.ts'
import { forcedState } from './forcedState.ts'
import { fetchMoonPictures } from './moonPictures.ts'
import { useScene } from './store.ts'

/** Once the page is idle, shows the moon of tonight and fetches its pictures. A phase from the owner or the address stays. */
export function useMoonTonight(hasMoon: boolean): void {
  useEffect(() => {
    if (!hasMoon) return
    return whenIdle(async () => {
      // If the module does not load, the prerendered moon stays.
      const module = await import('./moonTonight.ts').catch(() => null)
      if (!module) return fetchMoonPictures(useScene.getState().moonPhase)
      const { phase, tilt } = module.moonTonight()
      const { moonPhase, setMoon } = useScene.getState()
      const isFixed = site.sky.moonPhase !== 'tonight' || forcedState(location.search).moonPhase !== undefined
      const shownPhase = isFixed ? moonPhase : phase
      fetchMoonPictures(shownPhase)
      setMoon(shownPhase, tilt)
    })
  }, [hasMoon])
}
