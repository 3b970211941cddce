import { useEffect } from 'react'
import { site } from '../content/site.ts'
import { useScene } from './store.ts'

/** Gives the moon its phase at this moment, unless the owner has fixed one. */
export function useMoonTonight(): void {
  useEffect(() => {
    if (site.sky.moonPhase !== 'tonight') return
    // Nobody waits for astronomy: it comes after the page.
    void import('suncalc').then(({ getMoonIllumination }) =>
      useScene.getState().setMoonPhase(getMoonIllumination(new Date()).phase),
    )
  }, [])
}
