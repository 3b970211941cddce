import { getMoonIllumination } from 'suncalc'
import { type Hemisphere, hemisphereOf } from './hemisphere.ts'

/** The moon now. @returns its phase, [0, 1): 0 new, 0.5 full; and the hemisphere from which this visitor sees it */
export function moonTonight(): { phase: number; hemisphere: Hemisphere } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { phase: getMoonIllumination(new Date()).phase, hemisphere: hemisphereOf(timeZone) }
}
