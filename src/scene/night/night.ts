import type { Place, Vector } from './celestial.ts'
import type { Planet } from './solarSystem.ts'

/** A night that a visitor chose: the date of its evening, as in '1998-07-04', and the observer's place. */
export interface Night extends Place {
  readonly date: string
}

/** A place on the drawn dome of the sky: the zenith is [0, 0], the horizon a unit circle; x right, y down. */
export type DomePlace = readonly [x: number, y: number]

export interface NightStar {
  readonly place: DomePlace
  readonly kelvin: number
}

export interface NightPlanet {
  readonly name: Planet
  readonly place: DomePlace
  /** East, north, up. */
  readonly direction: Vector
}

export interface MoonFacts {
  /** [0, 1): 0 new, 0.5 full. */
  readonly phase: number
  /** Rotation, counterclockwise, rad. At 0 the bright limb is on the right while waxing and on the left while waning. */
  readonly tilt: number
}

export interface NightSky extends Night {
  readonly stars: readonly NightStar[]
  readonly planets: readonly NightPlanet[]
  readonly moon: MoonFacts & { readonly isUp: boolean }
  /** False while the sun is up, or just below the horizon. */
  readonly isDark: boolean
}

/** Largest ratio of the dome's half axes: a larger one would distort the constellations. */
const MAX_STRETCH = 1.6

/**
 * Half the width and half the height of the dome in a viewport, px. The dome is at the top, in the middle.
 * `Scene.module.css` has the same numbers for `[data-dome]`.
 */
export function domeHalfAxes(width: number, height: number): [number, number] {
  return [Math.min(width, MAX_STRETCH * height) / 2, Math.min(height, MAX_STRETCH * width) / 2]
}

const FIRST_DATE = '1900-01-01'
const LAST_DATE = '2049-12-31'
/** Dates for which the planets' orbits in `solarSystem.ts` are good. */
export const NIGHT_RANGE = { min: FIRST_DATE, max: LAST_DATE } as const

/** True for a valid date within `NIGHT_RANGE`. */
export function isNightDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < FIRST_DATE || date > LAST_DATE) return false
  const parsed = new Date(`${date}T00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

export function isValidPlace({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/**
 * Reads the night of an address, as in `?night=1998-07-04&at=38.7,-9.1`.
 *
 * @returns null for no night or an invalid one
 */
export function readNight(search: string): Night | null {
  const query = new URLSearchParams(search)
  const date = query.get('night') ?? ''
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(query.get('at') ?? '') ?? []
  const night = { date, latitude: Number(latitude), longitude: Number(longitude) }
  return isNightDate(date) && isValidPlace(night) ? night : null
}

/** The query that `readNight` reads. Places are rounded to a tenth of a degree, so that they do not reveal a street. */
export function nightQuery({ date, latitude, longitude }: Night): string {
  const tenths = (value: number) => String(Number(value.toFixed(1)))
  return `?night=${date}&at=${tenths(latitude)},${tenths(longitude)}`
}
