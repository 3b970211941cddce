import { getMoonIllumination } from 'suncalc'
import type { MoonFacts } from './night/night.ts'
import southernTimeZones from './southernTimeZones.json' with { type: 'json' }

export type Hemisphere = 'north' | 'south'

/** Regions that are entirely south of the equator. `southernTimeZones` lists the southern towns of other regions. */
const SOUTHERN_REGIONS = /^(Australia|Antarctica|America\/Argentina)\//

/**
 * The hemisphere of a time zone's town. Source: the latitudes in `zone1970.tab` of the tz database.
 *
 * @param timeZone a name as `Intl.DateTimeFormat` gives it; an unknown name counts as northern
 */
export function hemisphereOf(timeZone: string | undefined): Hemisphere {
  const isSouthern =
    timeZone !== undefined && (SOUTHERN_REGIONS.test(timeZone) || southernTimeZones.includes(timeZone))
  return isSouthern ? 'south' : 'north'
}

/** The moon now, as this visitor sees it: upside down in the southern hemisphere. */
export function moonTonight(): MoonFacts {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const tilt = hemisphereOf(timeZone) === 'south' ? Math.PI : 0
  return { phase: getMoonIllumination(new Date()).phase, tilt }
}
