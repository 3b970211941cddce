import brightStars from './brightStars.json' with { type: 'json' }
import {
  centuriesSinceJ2000,
  cross,
  direction,
  dot,
  horizonRotation,
  obliquity,
  precessionRotation,
  radians,
  unitVector,
  type Vector,
} from './celestial.ts'
import type { DomePlace, Night, NightSky, NightStar } from './night.ts'
import { bodyDirection, moonPosition, PLANETS } from './solarSystem.ts'

/** Local mean solar time of the drawn sky. */
const EVENING_HOUR = 22
const MS_PER_HOUR = 3_600_000
const DEGREES_PER_HOUR = 15
/** The sun's altitude at the end of civil twilight, rad. When the sun is lower, planets are visible. */
const TWILIGHT_END = radians(-6)
const ZENITH: Vector = [0, 0, 1]

/** Ten in the evening, in the place's mean solar time. */
export function momentOf({ date, longitude }: Night): Date {
  return new Date(Date.parse(`${date}T00:00Z`) + (EVENING_HOUR - longitude / DEGREES_PER_HOUR) * MS_PER_HOUR)
}

/** The sky above a place on an evening, with the brightest star first. There are planets only if the sky is dark. */
export function nightSky(night: Night): NightSky {
  const centuries = centuriesSinceJ2000(momentOf(night))
  const toHorizon = horizonRotation(centuries, night)
  const toEquatorOfDate = precessionRotation(centuries)
  const onDome = domeProjection(night.latitude)

  // A row: right ascension and declination (J2000.0, degrees), magnitude, colour temperature (K).
  const stars = brightStars.flatMap(([rightAscension = 0, declination = 0, , kelvin = 0]): NightStar[] => {
    const local = toHorizon(toEquatorOfDate(direction(radians(rightAscension), radians(declination))))
    return local[2] > 0 ? [{ place: onDome(local), kelvin }] : []
  })
  const sun = toHorizon(bodyDirection('sun', centuries))
  const isDark = Math.asin(sun[2]) < TWILIGHT_END
  const planets = PLANETS.map((name) => {
    const local = toHorizon(bodyDirection(name, centuries))
    return { name, direction: local, place: onDome(local) }
  })
  const moon = moonPosition(centuries)
  const localMoon = directionFromSurface(toHorizon(moon.direction), moon.distance)
  return {
    ...night,
    stars,
    planets: isDark ? planets.filter((planet) => planet.direction[2] > 0) : [],
    moon: { ...moonFacts(moon.longitude, centuries, localMoon, sun), isUp: localMoon[2] > 0 },
    isDark,
  }
}

/** Converts a direction from the earth's centre to one from a place on its surface. @param distance earth radii */
export function directionFromSurface([east, north, up]: Vector, distance: number): Vector {
  return unitVector([east * distance, north * distance, up * distance - 1])
}

/** Returns the stereographic projection of the sky. South is at the bottom, or north in the southern hemisphere. */
function domeProjection(latitude: number): (local: Vector) => DomePlace {
  const side = latitude < 0 ? -1 : 1
  return ([east, north, up]) => [(-side * east) / (1 + up), (-side * north) / (1 + up)]
}

/** @param moonLongitude on the ecliptic, rad. The vectors are on the horizon's axes. */
function moonFacts(moonLongitude: number, centuries: number, moon: Vector, sun: Vector) {
  const sunLongitude = eclipticLongitude(bodyDirection('sun', centuries), centuries)
  const turns = (moonLongitude - sunLongitude) / (2 * Math.PI)
  const phase = turns - Math.floor(turns)
  // Right and up, perpendicular to the line of sight to the moon.
  const right = unitVector(cross(moon, ZENITH))
  const up = cross(right, moon)
  const towardsSun = Math.atan2(dot(sun, up), dot(sun, right))
  return { phase, tilt: phase < 0.5 ? towardsSun : towardsSun - Math.PI }
}

function eclipticLongitude([x, y, z]: Vector, centuries: number): number {
  const axisTilt = obliquity(centuries)
  return Math.atan2(y * Math.cos(axisTilt) + z * Math.sin(axisTilt), x)
}
