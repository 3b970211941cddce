import { Body, DefineStar, Equator, Horizon, MoonPhase, Observer } from 'astronomy-engine'
import { describe, expect, it } from 'vitest'
import {
  centuriesSinceJ2000,
  degrees,
  direction,
  dot,
  horizonRotation,
  radians,
  type Vector,
} from '../../../../src/scene/night/celestial.ts'
import type { Night } from '../../../../src/scene/night/night.ts'
import { directionFromSurface, momentOf, nightSky } from '../../../../src/scene/night/nightSky.ts'
import { bodyDirection, moonPosition, PLANETS } from '../../../../src/scene/night/solarSystem.ts'

/** Nights in the whole period for which the sky can be computed, and places all over the earth. */
const NIGHTS: readonly Night[] = [
  { date: '1900-03-01', latitude: 51.48, longitude: 0 },
  { date: '1927-06-29', latitude: 54.1, longitude: -2.3 },
  { date: '1969-07-20', latitude: 29.56, longitude: -95.09 },
  { date: '1986-02-09', latitude: -33.87, longitude: 151.21 },
  { date: '1998-07-04', latitude: 38.7, longitude: -9.1 },
  { date: '2000-01-01', latitude: -0.18, longitude: -78.47 },
  { date: '2012-12-21', latitude: 69.65, longitude: 18.96 },
  { date: '2024-04-08', latitude: 35.68, longitude: 139.69 },
  { date: '2026-11-24', latitude: -54.8, longitude: -68.3 },
  { date: '2049-12-31', latitude: 19.08, longitude: 72.88 },
]
/** Allowed differences from astronomy-engine. */
const MAX_DEGREES = 0.5
/** Larger, because near new moon a small difference of direction turns the bright limb far. */
const MAX_LIMB_DEGREES = 8
/** Far enough for a star to be in the same direction from every place on earth. */
const STAR_DISTANCE_LIGHT_YEARS = 1000

/** Right ascension in hours and declination in degrees at J2000.0, from the SIMBAD database. */
const BRIGHT_STARS: readonly (readonly [number, number])[] = [
  [6.7525, -16.7161], // Sirius
  [6.3992, -52.6957], // Canopus
  [14.261, 19.1825], // Arcturus
  [18.6156, 38.7837], // Vega
  [5.2782, 45.998], // Capella
  [5.2423, -8.2016], // Rigel
  [5.9195, 7.4071], // Betelgeuse
  [1.6286, -57.2368], // Achernar
  [4.5987, 16.5093], // Aldebaran
  [16.4901, -26.432], // Antares
  [12.4433, -63.0991], // Acrux
  [2.5303, 89.2641], // Polaris
]

/** The direction of a body by astronomy-engine, without refraction. @returns east, north, up */
function expectedDirection(night: Night, body: Body): Vector {
  const observer = new Observer(night.latitude, night.longitude, 0)
  const { ra, dec } = Equator(body, momentOf(night), observer, true, true)
  const { azimuth, altitude } = Horizon(momentOf(night), observer, ra, dec)
  return fromAngles(altitude, azimuth)
}

/** The direction at an altitude and an azimuth, degrees. @returns east, north, up */
function fromAngles(altitude: number, azimuth: number): Vector {
  const [north, east, up] = direction(radians(azimuth), radians(altitude))
  return [east, north, up]
}

/** The direction of a place on the dome: the inverse of the stereographic projection. */
function fromDome([x, y]: readonly [number, number], latitude: number): Vector {
  const side = latitude < 0 ? -1 : 1
  const radiusSquared = x * x + y * y
  const scale = 1 / (1 + radiusSquared)
  return [-side * 2 * x * scale, -side * 2 * y * scale, (1 - radiusSquared) * scale]
}

const degreesBetween = (a: Vector, b: Vector) => degrees(Math.acos(Math.min(1, dot(a, b))))
const bodyOf = (name: string) => Body[(name.charAt(0).toUpperCase() + name.slice(1)) as keyof typeof Body]

describe.each(NIGHTS)('the sky of $date at $latitude, $longitude', (night) => {
  const centuries = centuriesSinceJ2000(momentOf(night))
  const toHorizon = horizonRotation(centuries, night)

  it.each([...PLANETS, 'sun' as const])('has %s in the same direction as astronomy-engine', (name) => {
    const seen = toHorizon(bodyDirection(name, centuries))
    expect(degreesBetween(seen, expectedDirection(night, bodyOf(name)))).toBeLessThan(MAX_DEGREES)
  })

  it('has the moon at its place and in its phase', () => {
    const moon = moonPosition(centuries)
    const seen = directionFromSurface(toHorizon(moon.direction), moon.distance)
    expect(degreesBetween(seen, expectedDirection(night, Body.Moon))).toBeLessThan(MAX_DEGREES)
    const difference = Math.abs(nightSky(night).moon.phase * 360 - MoonPhase(momentOf(night)))
    expect(Math.min(difference, 360 - difference)).toBeLessThan(MAX_DEGREES)
  })

  it('has bright stars at their places', () => {
    const seen = nightSky(night).stars.map(({ place }) => fromDome(place, night.latitude))
    const expected = BRIGHT_STARS.map(([hours, declination]) => {
      DefineStar(Body.Star1, hours, declination, STAR_DISTANCE_LIGHT_YEARS)
      return expectedDirection(night, Body.Star1)
    }).filter(([, , up]) => up > 0.01)
    expect(expected.length).toBeGreaterThan(0)
    for (const star of expected)
      expect(Math.min(...seen.map((shown) => degreesBetween(shown, star)))).toBeLessThan(MAX_DEGREES)
  })

  it('turns the bright limb of the moon towards the sun', () => {
    const { phase, tilt } = nightSky(night).moon
    const moon = expectedDirection(night, Body.Moon)
    const sun = expectedDirection(night, Body.Sun)
    // The bearing of the sun from the moon, clockwise from straight up, by spherical trigonometry.
    const moonAltitude = Math.asin(moon[2])
    const sunAltitude = Math.asin(sun[2])
    const azimuthDifference = Math.atan2(sun[0], sun[1]) - Math.atan2(moon[0], moon[1])
    const bearing = Math.atan2(
      Math.cos(sunAltitude) * Math.sin(azimuthDifference),
      Math.sin(sunAltitude) * Math.cos(moonAltitude) -
        Math.cos(sunAltitude) * Math.sin(moonAltitude) * Math.cos(azimuthDifference),
    )
    const untiltedLimbDegrees = phase < 0.5 ? 90 : 270
    const errorDegrees = degrees(tilt) - (untiltedLimbDegrees - degrees(bearing))
    // About the error in radians. Whole turns do not change it.
    expect(2 * Math.abs(Math.sin(radians(errorDegrees) / 2))).toBeLessThan(radians(MAX_LIMB_DEGREES))
  })
})

describe('the dome of a night', () => {
  const skyAt = (latitude: number) => nightSky({ date: '2026-11-24', latitude, longitude: 0 })
  const north = skyAt(40)
  const south = skyAt(-40)

  it('contains only stars above the horizon', () => {
    for (const { stars } of [north, south]) {
      expect(stars.length).toBeGreaterThan(300)
      for (const { place } of stars) expect(Math.hypot(...place)).toBeLessThanOrEqual(1)
    }
  })

  it('has the pole star straight above the middle in the north, and not in the south', () => {
    // At a latitude of 40°, the pole is 50° from the zenith. The projection halves this angle.
    const poleRadius = Math.tan(radians(25))
    const hasPoleStar = ({ stars }: { stars: readonly { place: readonly [number, number] }[] }) =>
      stars.some(({ place: [x, y] }) => Math.abs(x) < 0.02 && Math.abs(y + poleRadius) < 0.02)
    expect(hasPoleStar(north)).toBe(true)
    expect(hasPoleStar(south)).toBe(false)
  })

  it('marks no planet while the sun is up', () => {
    const midnightSun = nightSky({ date: '2026-06-21', latitude: 69.65, longitude: 18.96 })
    expect(midnightSun).toMatchObject({ isDark: false, planets: [] })
  })
})
