import { random } from '../lib/random.ts'

/** Width and height in texels of the noise. */
export const NOISE_TEXELS = 256
const SEED = 7
const CHANNEL = 41
const OCTAVES = 5
/** Lattice cells across the coarsest octave. */
const CELLS = 8

const fade = (share: number) => share * share * (3 - 2 * share)

/** The random heights of a lattice of cells, row by row. */
function latticeOf(cells: number, octave: number): Float64Array {
  return Float64Array.from({ length: cells ** 2 }, (_, cell) => random(SEED, CHANNEL + octave, cell))
}

/** Adds value noise on a lattice that closes on itself, so much of it. */
function addOctave(heights: Float32Array, cells: number, octave: number, weight: number): void {
  const lattice = latticeOf(cells, octave)
  const at = (i: number, j: number) => lattice[(i % cells) + (j % cells) * cells] ?? 0
  for (let row = 0; row < NOISE_TEXELS; row++) {
    const y = (row / NOISE_TEXELS) * cells
    const j = Math.floor(y)
    const v = fade(y - j)
    for (let column = 0; column < NOISE_TEXELS; column++) {
      const x = (column / NOISE_TEXELS) * cells
      const i = Math.floor(x)
      const u = fade(x - i)
      const upper = at(i, j) + (at(i + 1, j) - at(i, j)) * u
      const lower = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u
      const texel = row * NOISE_TEXELS + column
      heights[texel] = (heights[texel] ?? 0) + (upper + (lower - upper) * v) * weight
    }
  }
}

/** Fractal noise that tiles, one byte a texel, spread over the whole of 0–255: what the corona is combed from. */
export function tilingNoise(): Uint8Array<ArrayBuffer> {
  const heights = new Float32Array(NOISE_TEXELS ** 2)
  for (let octave = 0; octave < OCTAVES; octave++)
    addOctave(heights, CELLS * 2 ** octave, octave, 1 / 2 ** (octave + 1))
  let [least, most] = [1, 0]
  for (const height of heights) {
    least = Math.min(least, height)
    most = Math.max(most, height)
  }
  return Uint8Array.from(heights, (height) => Math.round(((height - least) / (most - least)) * 255))
}
