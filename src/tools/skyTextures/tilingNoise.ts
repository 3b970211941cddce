import { random } from '../../lib/random.ts'

export const NOISE_TEXELS = 256
const SEED = 7
const FIRST_CHANNEL = 41
const OCTAVES = 5
/** Per row of the coarsest octave. */
const LATTICE_CELLS = 8

const fade = (amount: number) => amount * amount * (3 - 2 * amount)

/** Adds one octave of value noise. The lattice repeats after `cells`, so that the texture tiles. */
function addOctave(heights: Float32Array, cells: number, octave: number, weight: number): void {
  const lattice = Float32Array.from({ length: cells ** 2 }, (_, cell) =>
    random(SEED, FIRST_CHANNEL + octave, cell),
  )
  const interpolatedRow = new Float32Array(cells + 1)
  for (let row = 0; row < NOISE_TEXELS; row++) {
    const y = (row / NOISE_TEXELS) * cells
    const upperStart = Math.floor(y) * cells
    const lowerStart = (upperStart + cells) % lattice.length
    mixRows(lattice, upperStart, lowerStart, fade(y % 1), interpolatedRow)
    for (let column = 0; column < NOISE_TEXELS; column++) {
      const x = (column / NOISE_TEXELS) * cells
      const cell = Math.floor(x)
      const leftValue = interpolatedRow[cell] ?? 0
      const height = leftValue + ((interpolatedRow[cell + 1] ?? 0) - leftValue) * fade(x - cell)
      const texel = row * NOISE_TEXELS + column
      heights[texel] = (heights[texel] ?? 0) + height * weight
    }
  }
}

/** Interpolates two rows of the lattice into `out`, whose last value repeats the first. */
function mixRows(
  lattice: Float32Array,
  upperStart: number,
  lowerStart: number,
  shareOfLower: number,
  out: Float32Array,
): void {
  const cells = out.length - 1
  for (let cell = 0; cell <= cells; cell++) {
    const above = lattice[upperStart + (cell % cells)] ?? 0
    const below = lattice[lowerStart + (cell % cells)] ?? 0
    out[cell] = above + (below - above) * shareOfLower
  }
}

/** Fractal noise that tiles, a byte per texel. */
export function tilingNoise(): Uint8Array<ArrayBuffer> {
  const heights = new Float32Array(NOISE_TEXELS ** 2)
  for (let octave = 0; octave < OCTAVES; octave++)
    addOctave(heights, LATTICE_CELLS * 2 ** octave, octave, 1 / 2 ** (octave + 1))
  let lowest = 1
  let highest = 0
  for (const height of heights) {
    lowest = Math.min(lowest, height)
    highest = Math.max(highest, height)
  }
  return Uint8Array.from(heights, (height) => Math.round(((height - lowest) / (highest - lowest)) * 255))
}
