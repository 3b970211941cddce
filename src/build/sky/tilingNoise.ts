import { random } from '../../lib/random.ts'

export const NOISE_TEXELS = 256
const SEED = 7
const CHANNEL = 41
const OCTAVES = 5
/** Lattice cells of the coarsest octave in a row. */
const CELLS = 8

const fade = (amount: number) => amount * amount * (3 - 2 * amount)

/** Adds one octave of value noise to `heights`. Its lattice repeats after `cells`, so that the texture tiles. */
function addOctave(heights: Float32Array, cells: number, octave: number, weight: number): void {
  const lattice = Float32Array.from({ length: cells ** 2 }, (_, cell) => random(SEED, CHANNEL + octave, cell))
  /** The lattice at the row of texels: interpolated between two rows of the lattice. */
  const interpolated = new Float32Array(cells + 1)
  for (let row = 0; row < NOISE_TEXELS; row++) {
    const y = (row / NOISE_TEXELS) * cells
    const upper = Math.floor(y) * cells
    const lower = (upper + cells) % lattice.length
    mixRows(lattice, upper, lower, fade(y % 1), interpolated)
    for (let column = 0; column < NOISE_TEXELS; column++) {
      const x = (column / NOISE_TEXELS) * cells
      const cell = Math.floor(x)
      const left = interpolated[cell] ?? 0
      const height = left + ((interpolated[cell + 1] ?? 0) - left) * fade(x - cell)
      const texel = row * NOISE_TEXELS + column
      heights[texel] = (heights[texel] ?? 0) + height * weight
    }
  }
}

/** Interpolates two rows of the lattice into `out`. The last number of `out` repeats the first. @param share of `lower` */
function mixRows(from: Float32Array, upper: number, lower: number, amount: number, out: Float32Array): void {
  const cells = out.length - 1
  for (let cell = 0; cell <= cells; cell++) {
    const above = from[upper + (cell % cells)] ?? 0
    out[cell] = above + ((from[lower + (cell % cells)] ?? 0) - above) * amount
  }
}

/** Fractal noise that tiles: a byte per texel, from 0 to 255. The streamers of the corona use it. */
export function tilingNoise(): Uint8Array<ArrayBuffer> {
  const heights = new Float32Array(NOISE_TEXELS ** 2)
  for (let octave = 0; octave < OCTAVES; octave++)
    addOctave(heights, CELLS * 2 ** octave, octave, 1 / 2 ** (octave + 1))
  let lowest = 1
  let highest = 0
  for (const height of heights) {
    lowest = Math.min(lowest, height)
    highest = Math.max(highest, height)
  }
  return Uint8Array.from(heights, (height) => Math.round(((height - lowest) / (highest - lowest)) * 255))
}
