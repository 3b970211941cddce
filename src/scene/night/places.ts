import { localDay } from '../../lib/localDay.ts'
import type { Place } from './celestial.ts'
import type { Night } from './night.ts'
import rows from './places.json' with { type: 'json' }

export interface NamedPlace extends Place {
  /** A name of the tz database, as in 'Europe/Lisbon'. */
  readonly zone: string
  readonly name: string
}

/** The towns and islands that time zones are named after, sorted by name. */
export const PLACES: readonly NamedPlace[] = rows
  .map(([zone, latitude, longitude]) => ({
    zone: String(zone),
    name: String(zone)
      .slice(String(zone).lastIndexOf('/') + 1)
      .replaceAll('_', ' '),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** The place for an unknown time zone, or one without a place, such as 'UTC'. */
const GREENWICH: Place = { latitude: 51.48, longitude: 0 }

/** The place of a time zone. @param timeZone may be an old name, such as 'Asia/Calcutta', which browsers still use */
export function placeOfTimeZone(timeZone: string): Place {
  return (
    PLACES.find(({ zone }) => zone === timeZone) ??
    PLACES.find(({ zone }) => nameInBrowser(zone) === timeZone) ??
    GREENWICH
  )
}

/** The browser's name of a time zone; null if the zone is unknown. */
function nameInBrowser(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** More than 0.05°, because `nightQuery` rounds to 0.1°. */
const PLACE_TOLERANCE_DEGREES = 0.06

export function placeAt({ latitude, longitude }: Place): NamedPlace | undefined {
  return PLACES.find(
    (place) =>
      Math.abs(place.latitude - latitude) < PLACE_TOLERANCE_DEGREES &&
      Math.abs(place.longitude - longitude) < PLACE_TOLERANCE_DEGREES,
  )
}

/** Tonight at the place of the visitor's time zone. */
export function tonight(): Night {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { latitude, longitude } = placeOfTimeZone(timeZone)
  return { date: localDay(), latitude, longitude }
}
