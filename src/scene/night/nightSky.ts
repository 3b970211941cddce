import brightStars from './brightStars.json' with { type: 'json' }
import {
  centuriesSinceJ2000,
  cross,
  direction,
  dot,
  horizon,
  obliquity,
  precession,
  radians,
  unitVector,
  type Vector,
} from './celestial.ts'
import type { DomePlace, Night, NightSky, NightStar } from './night.ts'
import { directionOf, moonPlace, PLANETS } from './solarSystem.ts'

/** The local mean solar time of the night's sky, h: dark almost everywhere, but not late. */
const HOUR = 22
const HOUR_MS = 3_600_000
const DEGREES_AN_HOUR = 15
/** The sun's depth below the horizon at which the planets and brightest stars are visible (civil twilight), rad. */
const TWILIGHT = radians(-6)
const ZENITH: Vector = [0, 0, 1]

/** The moment of a night's sky: ten in the evening by the place's mean solar time, whatever its clocks show. */
export function momentOf({ date, longitude }: Night): Date {
  return new Date(Date.parse(`${date}T00:00Z`) + (HOUR - longitude / DEGREES_AN_HOUR) * HOUR_MS)
}

/** The stars, planets and moon above the horizon of a place on an evening. The brightest star comes first. */
export function nightSky(night: Night): NightSky {
  const centuries = centuriesSinceJ2000(momentOf(night))
  const toHorizon = horizon(centuries, night)
  const toDate = precession(centuries)
  const onDome = domeProjection(night.latitude)

  const stars = brightStars.flatMap(([ra = 0, declination = 0, , kelvin = 0]): NightStar[] => {
    const local = toHorizon(toDate(direction(radians(ra), radians(declination))))
    return local[2] > 0 ? [{ place: onDome(local), kelvin }] : []
  })
  const sun = toHorizon(directionOf('sun', centuries))
  const isDark = Math.asin(sun[2]) < TWILIGHT
  const planets = PLANETS.map((name) => {
    const local = toHorizon(directionOf(name, centuries))
    return { name, direction: local, place: onDome(local) }
  })
  const moon = moonPlace(centuries)
  const localMoon = fromSurface(toHorizon(moon.direction), moon.distance)
  return {
    ...night,
    stars,
    planets: isDark ? planets.filter((planet) => planet.direction[2] > 0) : [],
    moon: { ...moonFacts(moon.longitude, centuries, localMoon, sun), isUp: localMoon[2] > 0 },
    isDark,
  }
}

/** Converts a direction from the earth's centre to one from its surface. @param distance earth radii */
export function fromSurface([east, north, up]: Vector, distance: number): Vector {
  return unitVector([east * distance, north * distance, up * distance - 1])
}

/**
 * The stereographic projection of the sky's dome, which preserves the shapes of constellations. The dome is seen from
 * below, with the direction of the noon sun at the bottom. In the northern hemisphere that is south, and east is on the
 * left.
 */
function domeProjection(latitude: number): (local: Vector) => DomePlace {
  const side = latitude < 0 ? -1 : 1
  return ([east, north, up]) => [(-side * east) / (1 + up), (-side * north) / (1 + up)]
}

/** @param moon and @param sun: directions from the place, on its horizon */
function moonFacts(longitude: number, centuries: number, moon: Vector, sun: Vector) {
  const sunLongitude = eclipticLongitude(directionOf('sun', centuries), centuries)
  const turns = (longitude - sunLongitude) / (2 * Math.PI)
  const phase = turns - Math.floor(turns)
  // Right and up on the sky, at the moon.
  const right = unitVector(cross(moon, ZENITH))
  const up = cross(right, moon)
  const towardsSun = Math.atan2(dot(sun, up), dot(sun, right))
  return { phase, tilt: phase < 0.5 ? towardsSun : towardsSun - Math.PI }
}

function eclipticLongitude([x, y, z]: Vector, centuries: number): number {
  const tilt = obliquity(centuries)
  return Math.atan2(y * Math.cos(tilt) + z * Math.sin(tilt), x)
}
