import type { Place } from './celestial.ts'
import rows from './places.json' with { type: 'json' }

export interface NamedPlace extends Place {
  /** A name of the tz database, as in 'Europe/Lisbon'. */
  readonly zone: string
  readonly name: string
}

/** The towns that time zones are named after, sorted by name. */
export const PLACES: readonly NamedPlace[] = rows
  .map(([zone, latitude, longitude]) => ({
    zone: String(zone),
    name: String(zone)
      .slice(String(zone).lastIndexOf('/') + 1)
      .replaceAll('_', ' '),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** Used for a time zone without a town, such as 'UTC'. */
const GREENWICH: Place = { latitude: 51.48, longitude: 0 }

/**
 * The place of a time zone, with an error of up to a few hundred kilometres.
 *
 * @param timeZone as `Intl.DateTimeFormat` gives it: browsers still use 'Asia/Calcutta' for 'Asia/Kolkata'
 */
export function placeOfTimeZone(timeZone: string): Place {
  return (
    PLACES.find(({ zone }) => zone === timeZone) ??
    PLACES.find(({ zone }) => nameInBrowser(zone) === timeZone) ??
    GREENWICH
  )
}

/** The name that this browser uses for a time zone; null if it does not know the zone. */
function nameInBrowser(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Addresses round places to 0.1°. So the latitude or longitude of a town differs by at most 0.05°. */
const SAME_PLACE_DEGREES = 0.06

/** The town at a place, if there is one within a few kilometres. */
export function placeAt({ latitude, longitude }: Place): NamedPlace | undefined {
  return PLACES.find(
    (place) =>
      Math.abs(place.latitude - latitude) < SAME_PLACE_DEGREES &&
      Math.abs(place.longitude - longitude) < SAME_PLACE_DEGREES,
  )
}

/** Tonight at the place of the visitor's time zone. */
export function tonight(): { date: string } & Place {
  const now = new Date()
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { latitude, longitude } = placeOfTimeZone(timeZone)
  return {
    date: `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
    latitude,
    longitude,
  }
}
