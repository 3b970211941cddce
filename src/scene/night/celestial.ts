// Coordinates of the sky. Angles are radians. Refraction, nutation and aberration are omitted: they move stars by less than
// half a degree, or slightly more at the horizon. “Meeus” is Jean Meeus, Astronomical Algorithms.

/** Ecliptic and equatorial axes: spring equinox, 90° east of it, north pole. Horizontal axes: east, north, zenith. */
export type Vector = readonly [number, number, number]
type Rotation = (vector: Vector) => Vector

/** Degrees: north and east are positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const RADIANS_PER_DEGREE = Math.PI / 180
const RADIANS_PER_ARC_SECOND = RADIANS_PER_DEGREE / 3600
const J2000_MS = Date.UTC(2000, 0, 1, 12)
const MS_PER_DAY = 86_400_000
const DAYS_PER_CENTURY = 36_525

export const radians = (degrees: number): number => degrees * RADIANS_PER_DEGREE
export const degrees = (angle: number): number => angle / RADIANS_PER_DEGREE

/** Julian centuries since J2000.0, in universal time. Dynamical time, as in Meeus, differs by less than 2 minutes. */
export function centuriesSinceJ2000(date: Date): number {
  return (date.getTime() - J2000_MS) / MS_PER_DAY / DAYS_PER_CENTURY
}

/** The tilt of the earth's axis. Source: Meeus, eq. 22.2. */
export function obliquity(centuries: number): number {
  return radians(23.439291 - 0.013004 * centuries)
}

/** Sidereal time at Greenwich, rad. Source: Meeus, eq. 12.4. */
function siderealTime(centuries: number): number {
  const days = centuries * DAYS_PER_CENTURY
  return radians(280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2) % (2 * Math.PI)
}

/** Converts spherical coordinates, such as right ascension and declination, to a unit vector. */
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

export function eclipticToEquator([x, y, z]: Vector, axisTilt: number): Vector {
  const cos = Math.cos(axisTilt)
  const sin = Math.sin(axisTilt)
  return [x, y * cos - z * sin, y * sin + z * cos]
}

/** Returns the rotation from the equator of J2000.0 to the equator of a date. Source: Meeus, eq. 21.3 and 21.4. */
export function precessionRotation(centuries: number): Rotation {
  const t = centuries
  const zeta = (2306.2181 * t + 0.30188 * t ** 2) * RADIANS_PER_ARC_SECOND
  const z = (2306.2181 * t + 1.09468 * t ** 2) * RADIANS_PER_ARC_SECOND
  const theta = (2004.3109 * t - 0.42665 * t ** 2) * RADIANS_PER_ARC_SECOND
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

/** Returns the rotation from the equator of a date to a place's horizon. Source: Meeus, eq. 13.5 and 13.6. */
export function horizonRotation(centuries: number, { latitude, longitude }: Place): Rotation {
  const meridian = siderealTime(centuries) + radians(longitude)
  const cos = Math.cos(radians(latitude))
  const sin = Math.sin(radians(latitude))
  return (vector) => {
    // The axes: where the celestial equator crosses the meridian, east, and the celestial pole.
    const [equator, east, pole] = rotateZ(vector, -meridian)
    return [east, pole * cos - equator * sin, pole * sin + equator * cos]
  }
}

/** Altitude, [-π/2, π/2], and azimuth, [0, 2π): 0 north, π/2 east. */
export function altitudeAzimuth([east, north, up]: Vector): { altitude: number; azimuth: number } {
  const azimuth = Math.atan2(east, north)
  return {
    altitude: Math.atan2(up, Math.hypot(east, north)),
    azimuth: azimuth < 0 ? azimuth + 2 * Math.PI : azimuth,
  }
}
