import { smoothstep } from '../../lib/easing.ts'
import { random } from '../../lib/random.ts'
import type { Vec3 } from './moonRays.ts'

const SEED = 1969
const CHANNEL = 31

/** The random value of a lattice point, [0, 1). The primes are those of Teschner's spatial hash. */
function latticeValue(x: number, y: number, z: number): number {
  return random(SEED, CHANNEL, Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791))
}

/** Value noise, [0, 1]: smooth between the lattice points. */
function valueNoise([x, y, z]: Vec3): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = smoothstep(0, 1, x - i)
  const v = smoothstep(0, 1, y - j)
  const w = smoothstep(0, 1, z - k)
  const mix = (a: number, b: number, amount: number) => a + (b - a) * amount
  const edge = (dy: number, dz: number) =>
    mix(latticeValue(i, j + dy, k + dz), latticeValue(i + 1, j + dy, k + dz), u)
  return mix(mix(edge(0, 0), edge(1, 0), v), mix(edge(0, 1), edge(1, 1), v), w)
}

/** Fractal noise (fractional Brownian motion), [0, 1]. @param scale lattice cells per unit in the coarsest octave */
export function fbm([x, y, z]: Vec3, scale: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let cells = scale
  // The shift by 17 gives each octave its own values. The factor is not 2, so that their lattice points rarely coincide.
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise([x * cells + octave * 17, y * cells, z * cells])
    total += weight
    cells *= 2.03
    weight *= 0.5
  }
  return sum / total
}
