import { fill } from '../lib/fill.ts'
import { illuminatedFraction } from '../scene/moonPhase.ts'
import { altitudeAzimuth, type Vector } from '../scene/night/celestial.ts'
import type { NightPlanet, NightSky } from '../scene/night/night.ts'
import { site } from '../site/site.ts'
import { text } from '../site/text.ts'

/** Keys of `text.night` from new moon to new moon. The key at index n is for the phases nearest to n/8. */
const PHASES = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const

/** Keys of `text.night`, clockwise from the north. */
const DIRECTIONS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const

const percentFormat = new Intl.NumberFormat(site.language, { style: 'percent' })
const listFormat = new Intl.ListFormat(site.language)

/** Finds the nearest of the keys, which are spaced evenly on a circle. @param turns 1 is a full circle */
function nearestKey<Key>(keys: readonly Key[], turns: number): Key | undefined {
  return keys[Math.round(turns * keys.length) % keys.length]
}

/** @param phase [0, 1): 0 new, 0.5 full */
export function phaseName(phase: number): string {
  return text.night[nearestKey(PHASES, phase) ?? 'new']
}

/** Names the point of the compass. @param direction on the axes east, north, zenith */
export function directionName(direction: Vector): string {
  const { azimuth } = altitudeAzimuth(direction)
  return text.night[nearestKey(DIRECTIONS, azimuth / (2 * Math.PI)) ?? 'north']
}

export function moonDescription({ phase, isUp }: NightSky['moon']): string {
  const template = isUp ? text.night.moonUp : text.night.moonDown
  return fill(template, {
    phase: phaseName(phase),
    percent: percentFormat.format(illuminatedFraction(phase)),
  })
}

export function planetDescription({ planets, isDark }: Pick<NightSky, 'planets' | 'isDark'>): string {
  if (!isDark) return text.night.daylight
  if (planets.length === 0) return text.night.noPlanets
  const textOf = ({ name, direction }: NightPlanet) =>
    fill(text.night.planet, { name: text.night[name], direction: directionName(direction) })
  return listFormat.format(planets.map(textOf))
}
