import {
  direction,
  eclipticToEquator,
  obliquity,
  precessionRotation,
  radians,
  unitVector,
  type Vector,
} from './celestial.ts'

export const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
export type Planet = (typeof PLANETS)[number]

/** The axis is in astronomical units, angles are in degrees. */
type Elements = readonly [
  semiMajorAxis: number,
  eccentricity: number,
  inclination: number,
  meanLongitude: number,
  perihelionLongitude: number,
  nodeLongitude: number,
]

// Elements at J2000.0 and their changes per century, valid from 1800 to 2050.
// Source: E. M. Standish (JPL), "Keplerian Elements for Approximate Positions of the Major Planets", table 1.
const ORBITS: Readonly<Record<Planet | 'earth', readonly [Elements, Elements]>> = {
  mercury: [
    [0.38709927, 0.20563593, 7.00497902, 252.2503235, 77.45779628, 48.33076593],
    [0.00000037, 0.00001906, -0.00594749, 149472.67411175, 0.16047689, -0.12534081],
  ],
  venus: [
    [0.72333566, 0.00677672, 3.39467605, 181.9790995, 131.60246718, 76.67984255],
    [0.0000039, -0.00004107, -0.0007889, 58517.81538729, 0.00268329, -0.27769418],
  ],
  earth: [
    [1.00000261, 0.01671123, -0.00001531, 100.46457166, 102.93768193, 0],
    [0.00000562, -0.00004392, -0.01294668, 35999.37244981, 0.32327364, 0],
  ],
  mars: [
    [1.52371034, 0.0933941, 1.84969142, -4.55343205, -23.94362959, 49.55953891],
    [0.00001847, 0.00007882, -0.00813131, 19140.30268499, 0.44441088, -0.29257343],
  ],
  jupiter: [
    [5.202887, 0.04838624, 1.30439695, 34.39644051, 14.72847983, 100.47390909],
    [-0.00011607, -0.00013253, -0.00183714, 3034.74612775, 0.21252668, 0.20469106],
  ],
  saturn: [
    [9.53667594, 0.05386179, 2.48599187, 49.95424423, 92.59887831, 113.66242448],
    [-0.0012506, -0.00050991, 0.00193609, 1222.49362201, -0.41897216, -0.28867794],
  ],
}

/** The position from the sun on the ecliptic's axes of J2000.0, astronomical units. */
function heliocentric(body: Planet | 'earth', centuries: number): Vector {
  const [start, change] = ORBITS[body]
  const element = (index: 0 | 1 | 2 | 3 | 4 | 5) => start[index] + change[index] * centuries
  const semiMajorAxis = element(0)
  const eccentricity = element(1)
  const inclination = radians(element(2))
  const meanLongitude = radians(element(3))
  const perihelion = radians(element(4))
  const node = radians(element(5))
  const anomaly = eccentricAnomaly(meanLongitude - perihelion, eccentricity)
  const x = semiMajorAxis * (Math.cos(anomaly) - eccentricity)
  const y = semiMajorAxis * Math.sqrt(1 - eccentricity ** 2) * Math.sin(anomaly)
  const distance = Math.hypot(x, y)
  const latitudeArgument = Math.atan2(y, x) + perihelion - node
  const across = Math.sin(latitudeArgument) * Math.cos(inclination)
  return [
    distance * (Math.cos(node) * Math.cos(latitudeArgument) - Math.sin(node) * across),
    distance * (Math.sin(node) * Math.cos(latitudeArgument) + Math.cos(node) * across),
    distance * Math.sin(latitudeArgument) * Math.sin(inclination),
  ]
}

/** More than enough: each step doubles the number of correct digits. */
const NEWTON_STEPS = 5

/** Solves Kepler's equation by Newton's method. Source: Meeus, eq. 30.7. */
function eccentricAnomaly(meanAnomaly: number, eccentricity: number): number {
  let anomaly = meanAnomaly + eccentricity * Math.sin(meanAnomaly)
  for (let step = 0; step < NEWTON_STEPS; step++)
    anomaly +=
      (meanAnomaly + eccentricity * Math.sin(anomaly) - anomaly) / (1 - eccentricity * Math.cos(anomaly))
  return anomaly
}

/** The direction from the earth's centre, on the equator's axes of the date. @param centuries since J2000.0 */
export function bodyDirection(body: Planet | 'sun', centuries: number): Vector {
  const earth = heliocentric('earth', centuries)
  const position = body === 'sun' ? ([0, 0, 0] as const) : heliocentric(body, centuries)
  const fromEarth: Vector = [position[0] - earth[0], position[1] - earth[1], position[2] - earth[2]]
  // `heliocentric` has the axes of J2000.0, so the obliquity is of that date too.
  return precessionRotation(centuries)(eclipticToEquator(unitVector(fromEarth), obliquity(0)))
}

// Multiples of four angles, and the amplitude in degrees. Smaller terms are omitted: the error is below 0.1°.
// Source: Meeus, tables 47.A and 47.B.
type Term = readonly [
  elongation: number,
  sunAnomaly: number,
  moonAnomaly: number,
  latitudeArgument: number,
  amplitude: number,
]
const LONGITUDE_TERMS: readonly Term[] = [
  [0, 0, 1, 0, 6.288774],
  [2, 0, -1, 0, 1.274027],
  [2, 0, 0, 0, 0.658314],
  [0, 0, 2, 0, 0.213618],
  [0, 1, 0, 0, -0.185116],
  [0, 0, 0, 2, -0.114332],
  [2, 0, -2, 0, 0.058793],
  [2, -1, -1, 0, 0.057066],
  [2, 0, 1, 0, 0.053322],
  [2, -1, 0, 0, 0.045758],
  [0, 1, -1, 0, -0.040923],
  [1, 0, 0, 0, -0.03472],
  [0, 1, 1, 0, -0.030383],
  [2, 0, 0, -2, 0.015327],
]
const LATITUDE_TERMS: readonly Term[] = [
  [0, 0, 0, 1, 5.128122],
  [0, 0, 1, 1, 0.280602],
  [0, 0, 1, -1, 0.277693],
  [2, 0, 0, -1, 0.173237],
  [2, 0, -1, 1, 0.055413],
  [2, 0, -1, -1, 0.046271],
  [2, 0, 0, 1, 0.032573],
  [0, 0, 2, 1, 0.017198],
]

export interface MoonPosition {
  /** From the earth's centre, on the equator's axes of the date. */
  readonly direction: Vector
  /** From the earth's centre, earth radii. */
  readonly distance: number
  /** On the ecliptic of the date, rad. */
  readonly longitude: number
}

/** @param centuries since J2000.0 */
export function moonPosition(centuries: number): MoonPosition {
  const t = centuries
  // These four angles are degrees.
  const elongation = 297.8501921 + 445267.1114034 * t
  const sunAnomaly = 357.5291092 + 35999.0502909 * t
  const moonAnomaly = 134.9633964 + 477198.8675055 * t
  const latitudeArgument = 93.272095 + 483202.0175233 * t
  const sum = (terms: readonly Term[]) =>
    terms.reduce((total, [d, m, n, f, amplitude]) => {
      const angle = d * elongation + m * sunAnomaly + n * moonAnomaly + f * latitudeArgument
      return total + amplitude * Math.sin(radians(angle))
    }, 0)
  const longitude = radians(218.3164477 + 481267.88123421 * t + sum(LONGITUDE_TERMS))
  const latitude = radians(sum(LATITUDE_TERMS))
  // The moon's parallax: degrees, about 1. Source: The Astronomical Almanac, low-precision formulas.
  const parallax =
    0.9508 +
    0.0518 * Math.cos(radians(moonAnomaly)) +
    0.0095 * Math.cos(radians(2 * elongation - moonAnomaly)) +
    0.0078 * Math.cos(radians(2 * elongation)) +
    0.0028 * Math.cos(radians(2 * moonAnomaly))
  return {
    direction: eclipticToEquator(direction(longitude, latitude), obliquity(t)),
    distance: 1 / Math.sin(radians(parallax)),
    longitude,
  }
}
