import type { Place, Vector } from './celestial.ts'
import type { Planet } from './solarSystem.ts'

export interface Night extends Place {
  /** The date of the evening, as in '1998-07-04'. */
  readonly date: string
}

/** A place on the drawn sky: the zenith is [0, 0], the horizon a unit circle; x right, y down. */
export type DomePlace = readonly [x: number, y: number]

export interface NightStar {
  readonly place: DomePlace
  readonly kelvin: number
}

export interface NightPlanet {
  readonly name: Planet
  readonly place: DomePlace
  /** Axes: east, north, zenith. */
  readonly direction: Vector
}

export interface MoonFacts {
  /** [0, 1]: 0 and 1 new, 0.5 full. */
  readonly phase: number
  /** Rotation, counterclockwise, rad. At 0 the bright limb of a waxing moon is on the right, of a waning moon on the left. */
  readonly tilt: number
}

export interface NightSky extends Night {
  readonly stars: readonly NightStar[]
  readonly planets: readonly NightPlanet[]
  readonly moon: MoonFacts & { readonly isUp: boolean }
  /** True if the sun is more than 6° below the horizon. */
  readonly isDark: boolean
}

/** Largest ratio of the dome's half axes. A larger one would distort constellations too much. */
const MAX_AXIS_RATIO = 1.6

/** Half the width and half the height of the dome in a viewport. `[data-dome]` in `Scene.module.css` has the same size. */
export function domeHalfAxes(width: number, height: number): [number, number] {
  return [Math.min(width, MAX_AXIS_RATIO * height) / 2, Math.min(height, MAX_AXIS_RATIO * width) / 2]
}

const FIRST_DATE = '1900-01-01'
const LAST_DATE = '2049-12-31'
/** The orbits in `solarSystem.ts` are valid until 2050. */
export const NIGHT_RANGE = { min: FIRST_DATE, max: LAST_DATE } as const

export function isNightDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < FIRST_DATE || date > LAST_DATE) return false
  const parsed = new Date(`${date}T00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

export function isValidPlace({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** Reads a night from an address, as in `?night=1998-07-04&at=38.7,-9.1`. @returns null if it is missing or invalid */
export function readNight(search: string): Night | null {
  const query = new URLSearchParams(search)
  const date = query.get('night') ?? ''
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(query.get('at') ?? '') ?? []
  const night = { date, latitude: Number(latitude), longitude: Number(longitude) }
  return isNightDate(date) && isValidPlace(night) ? night : null
}

/** The query that `readNight` reads. Places are rounded to 0.1°, so that they do not reveal a street. */
export function nightQuery({ date, latitude, longitude }: Night): string {
  const rounded = (degrees: number) => String(Number(degrees.toFixed(1)))
  return `?night=${date}&at=${rounded(latitude)},${rounded(longitude)}`
}
