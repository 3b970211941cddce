import { random } from '../lib/random.ts'

/** Width and height in texels of the noise. */
export const NOISE_TEXELS = 256
const SEED = 7
const CHANNEL = 41
const OCTAVES = 5
/** Lattice cells across the coarsest octave. */
const CELLS = 8

const fade = (share: number) => share * share * (3 - 2 * share)

/** Value noise on a lattice that closes on itself after `cells`. */
function octaveAt(x: number, y: number, cells: number, octave: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const at = (di: number, dj: number) =>
    random(SEED, CHANNEL + octave, ((i + di) % cells) + ((j + dj) % cells) * cells)
  const [u, v] = [fade(x - i), fade(y - j)]
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u
  return upper + (lower - upper) * v
}

/** Fractal noise that tiles, one byte a texel, spread over the whole of 0–255: what the corona is combed from. */
export function tilingNoise(): Uint8Array<ArrayBuffer> {
  const heights = new Float32Array(NOISE_TEXELS ** 2)
  let [least, most] = [1, 0]
  for (let texel = 0; texel < heights.length; texel++) {
    const [x, y] = [texel % NOISE_TEXELS, Math.floor(texel / NOISE_TEXELS)]
    let height = 0
    for (let octave = 0; octave < OCTAVES; octave++) {
      const cells = CELLS * 2 ** octave
      height +=
        octaveAt((x / NOISE_TEXELS) * cells, (y / NOISE_TEXELS) * cells, cells, octave) / 2 ** (octave + 1)
    }
    heights[texel] = height
    least = Math.min(least, height)
    most = Math.max(most, height)
  }
  return Uint8Array.from(heights, (height) => Math.round(((height - least) / (most - least)) * 255))
}
