/** Makes a function that gives the same row of numbers in [0, 1) for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Holds a number between 0 and 1. */
export function clamp01(value: number): number {
  return Math.max(0, Math.min(1, value))
}

/** The usual smooth step from 0 at `from` to 1 at `to`; `from` may be the greater. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

function lattice(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** Smooth noise in [0, 1] at a point of space. */
export function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const fx = smoothstep(0, 1, x - ix)
  const fy = smoothstep(0, 1, y - iy)
  const fz = smoothstep(0, 1, z - iz)
  const side = (dz: number) =>
    mix(
      mix(lattice(ix, iy, iz + dz), lattice(ix + 1, iy, iz + dz), fx),
      mix(lattice(ix, iy + 1, iz + dz), lattice(ix + 1, iy + 1, iz + dz), fx),
      fy,
    )
  return mix(side(0), side(1), fz)
}

/** Several octaves of `noise`, in [0, 1] with most values near one half. */
export function fbm(x: number, y: number, z: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let scale = 1
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * scale + octave * 17.3, y * scale - octave * 9.1, z * scale)
    total += weight
    weight *= 0.52
    scale *= 2.03
  }
  return sum / total
}
