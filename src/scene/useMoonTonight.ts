import { useEffect } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'
import { site } from '../site/site.ts'
import { forcedState } from './forcedState.ts'
import { fetchMoonPictures } from './moonPictures.ts'
import { useScene } from './store.ts'

/**
 * Sets the moon's present phase, unless the owner or the address has set one, and its rotation at the visitor's place.
 * It also fetches the moon's pictures before the gate opens, because the moon appears then. It waits until the page has
 * loaded.
 *
 * @param hasMoon false on a page or a site without a moon
 */
export function useMoonTonight(hasMoon: boolean): void {
  useEffect(() => {
    if (!hasMoon) return
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
  }, [hasMoon])
}
