import { getMoonIllumination } from 'suncalc'
import type { MoonFacts } from './moonPhase.ts'

/**
 * The larger places far south. Small islands and places near the equator are omitted: near the equator the moon lies on its
 * side, so it is neither upright nor upside down.
 */
const SOUTHERN_TIME_ZONE =
  /^(Antarctica|Australia|America\/Argentina)\/|\/(Auckland|Buenos_Aires|Harare|Johannesburg|La_Paz|Lima|Montevideo|Santiago|Sao_Paulo)$/

/** @param timeZone a name of the tz database, as in 'Australia/Sydney'; undefined if unknown */
export function isSouthern(timeZone: string | undefined): boolean {
  return timeZone !== undefined && SOUTHERN_TIME_ZONE.test(timeZone)
}

/** The moon now, upside down for visitors in the southern hemisphere. */
export function moonTonight(): MoonFacts {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { phase: getMoonIllumination(new Date()).phase, tilt: isSouthern(timeZone) ? Math.PI : 0 }
}
