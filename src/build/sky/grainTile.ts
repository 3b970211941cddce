import { MAX_GRAIN } from '../../constants/palette.ts'
import { random } from '../../lib/random.ts'

export const GRAIN_PX = 64

const SEED = 64
const CHANNEL = 61
/** How many times the low frequencies are removed. */
const ROUNDS = 6
/** Weights of the blur at distances of 0, 1 and 2 pixels. */
const BLUR = [0.4, 0.24, 0.06] as const

/**
 * Grain that hides the bands of a dark gradient. It is noise without low frequencies, so that it is not visible as a texture.
 * @returns for each pixel a number of steps of a byte, [0, `MAX_GRAIN`], rows from the top; the tile repeats without a seam
 */
export function grainTile(): Uint8Array {
  let values: Float64Array = Float64Array.from({ length: GRAIN_PX ** 2 }, (_, pixel) =>
    random(SEED, CHANNEL, pixel),
  )
  // Values minus their blur have no low frequencies. Their ranks are distributed uniformly again.
  for (let round = 0; round < ROUNDS; round++) {
    const blurred = blur(values, 1, GRAIN_PX)
    const coarse = blur(blurred, GRAIN_PX, 1)
    values = ranks(values.map((value, pixel) => value - (coarse[pixel] ?? 0)))
  }
  return Uint8Array.from(values, (rank) => Math.floor(rank * (MAX_GRAIN + 1)))
}

/** Blurs along one axis. @param pixelStep and lineStep: differences of the indices of neighbours along and across it */
function blur(values: Float64Array, pixelStep: number, lineStep: number): Float64Array {
  return Float64Array.from(values, (_, pixel) => {
    const along = Math.floor(pixel / pixelStep) % GRAIN_PX
    const line = (Math.floor(pixel / lineStep) % GRAIN_PX) * lineStep
    const at = (offset: number) => values[line + ((along + offset + GRAIN_PX) % GRAIN_PX) * pixelStep] ?? 0
    return BLUR.reduce((sum, weight, offset) => sum + weight * (offset ? at(offset) + at(-offset) : at(0)), 0)
  })
}

/** For each value the share of values that are smaller, [0, 1). */
function ranks(values: Float64Array): Float64Array {
  const order = Array.from(values, (_, pixel) => pixel).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranked = new Float64Array(values.length)
  for (const [rank, pixel] of order.entries()) ranked[pixel] = rank / values.length
  return ranked
}
