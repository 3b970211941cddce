import { getMoonIllumination } from 'suncalc'
import type { MoonFacts } from './moonPhase.ts'
import southernTimeZones from './southernTimeZones.json' with { type: 'json' }

export type Hemisphere = 'north' | 'south'

/** Zones of entirely southern regions. `southernTimeZones` lists all other southern zones. */
const SOUTHERN_REGIONS = /^(Australia|Antarctica|America\/Argentina)\//

/** The hemisphere of a time zone, 'north' if unknown. Source: the latitudes in `zone.tab` of the tz database. */
export function hemisphereOf(timeZone: string | undefined): Hemisphere {
  const isSouthern =
    timeZone !== undefined && (SOUTHERN_REGIONS.test(timeZone) || southernTimeZones.includes(timeZone))
  return isSouthern ? 'south' : 'north'
}

/** The moon now, upside down for visitors in the southern hemisphere. */
export function moonTonight(): MoonFacts {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const tilt = hemisphereOf(timeZone) === 'south' ? Math.PI : 0
  return { phase: getMoonIllumination(new Date()).phase, tilt }
}
