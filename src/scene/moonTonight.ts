import { getMoonIllumination } from 'suncalc'
import { type Hemisphere, hemisphereOf } from './hemisphere.ts'

/** The moon at a moment, and from where this device's people see it. */
export interface MoonTonight {
  /** In [0, 1): 0 new, 0.5 full. */
  readonly phase: number
  readonly hemisphere: Hemisphere
}

/**
 * A worker: its message is a moment, in milliseconds since 1970, and it answers with the moon. Beside the page rather than in
 * it, because the first question for the time zone holds a phone up for as long as several frames.
 */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const moon: MoonTonight = {
    phase: getMoonIllumination(new Date(data)).phase,
    hemisphere: hemisphereOf(timeZone),
  }
  postMessage(moon)
})
