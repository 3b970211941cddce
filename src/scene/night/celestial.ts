/**
 * Coordinates of the sky: sidereal time, precession, the horizon. Angles are radians, directions are unit vectors.
 * Refraction, nutation and aberration are left out. Together they move a star by less than half a degree, except at the
 * very horizon.
 */

/** A direction. Equatorial: to the spring equinox, to 6 h, to the pole. Horizontal: to east, north, zenith. */
export type Vector = readonly [number, number, number]

/** A place on the earth, degrees: north and east are positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const TURN = 2 * Math.PI
const DEGREE = Math.PI / 180
const ARC_SECOND = DEGREE / 3600
const J2000_MS = Date.UTC(2000, 0, 1, 12)
const DAY_MS = 86_400_000
const DAYS_A_CENTURY = 36_525

export const radians = (degrees: number): number => degrees * DEGREE
export const degrees = (angle: number): number => angle / DEGREE

/**
 * Time since noon of 1 January 2000, Julian centuries. Universal time is used as dynamical time: an error of about a
 * minute.
 */
export function centuriesSinceJ2000(date: Date): number {
  return (date.getTime() - J2000_MS) / DAY_MS / DAYS_A_CENTURY
}

/** The tilt of the earth's axis, rad. Source: Meeus, Astronomical Algorithms, eq. 22.2. */
export function obliquity(centuries: number): number {
  return radians(23.439291 - 0.013004 * centuries)
}

/** The hour angle of the spring equinox at Greenwich, rad. Source: Meeus, eq. 12.4. */
function siderealTime(centuries: number): number {
  const days = centuries * DAYS_A_CENTURY
  return radians(280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2) % TURN
}

/** The direction of a longitude and a latitude on the sky's sphere, or of a right ascension and a declination. */
export function direction(longitude: number, latitude: number): Vector {
  const cos = Math.cos(latitude)
  return [Math.cos(longitude) * cos, Math.sin(longitude) * cos, Math.sin(latitude)]
}

export function dot([ax, ay, az]: Vector, [bx, by, bz]: Vector): number {
  return ax * bx + ay * by + az * bz
}

export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx]
}

export function unitVector(vector: Vector): Vector {
  const length = Math.hypot(...vector)
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

/** Converts from the axes of the ecliptic to those of the equator. @param tilt the obliquity of the same date */
export function equatorial([x, y, z]: Vector, tilt: number): Vector {
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  return [x, y * cos - z * sin, y * sin + z * cos]
}

/**
 * Converts from the equator of J2000.0 to the equator of a date: the earth's axis moves 50″ a year. Returns a function,
 * because the rotation is the same for every star. Source: Meeus, eq. 21.2 and 21.4.
 */
export function precession(centuries: number): (vector: Vector) => Vector {
  const t = centuries
  const zeta = (2306.2181 * t + 0.30188 * t ** 2) * ARC_SECOND
  const z = (2306.2181 * t + 1.09468 * t ** 2) * ARC_SECOND
  const theta = (2004.3109 * t - 0.42665 * t ** 2) * ARC_SECOND
  return (vector) => rotateZ(rotateY(rotateZ(vector, zeta), theta), z)
}

function rotateZ([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [x * cos - y * sin, x * sin + y * cos, z]
}

function rotateY([x, y, z]: Vector, angle: number): Vector {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [x * cos - z * sin, y, x * sin + z * cos]
}

/** Converts from the equator of a date to the horizon of a place. Source: Meeus, eq. 13.5 and 13.6, as a rotation. */
export function horizon(centuries: number, { latitude, longitude }: Place): (vector: Vector) => Vector {
  const meridian = siderealTime(centuries) + radians(longitude)
  const cos = Math.cos(radians(latitude))
  const sin = Math.sin(radians(latitude))
  return (vector) => {
    const [south, east, pole] = rotateZ(vector, -meridian)
    return [east, pole * cos - south * sin, pole * sin + south * cos]
  }
}

/** Altitude above the horizon, [-π/2, π/2], and azimuth, [0, 2π): 0 north, π/2 east. */
export function altitudeAzimuth([east, north, up]: Vector): { altitude: number; azimuth: number } {
  const azimuth = Math.atan2(east, north)
  return {
    altitude: Math.atan2(up, Math.hypot(east, north)),
    azimuth: azimuth < 0 ? azimuth + TURN : azimuth,
  }
}
