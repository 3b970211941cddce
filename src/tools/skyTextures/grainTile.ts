import { MAX_GRAIN } from '../../constants/palette.ts'
import { random } from '../../lib/random.ts'

/** Side of the tile. */
export const GRAIN_PX = 64

/** Arguments of `random`. Other numbers give another grain. */
const SEED = 64
const CHANNEL = 61
const ROUNDS = 6
/** Weights of the blur at distances of 0, 1 and 2 pixels. */
const BLUR_WEIGHTS = [0.4, 0.24, 0.06] as const

/**
 * Noise that hides the bands of dark gradients. It has no low frequencies, which would be visible as spots.
 * @returns a byte per pixel, [0, `MAX_GRAIN`]
 */
export function grainTile(): Uint8Array {
  let values: Float64Array = Float64Array.from({ length: GRAIN_PX ** 2 }, (_, pixel) =>
    random(SEED, CHANNEL, pixel),
  )
  // Each round subtracts the blur: the low frequencies. Ranks then make the distribution uniform again.
  for (let round = 0; round < ROUNDS; round++) {
    const blurred = blur(values, 1, GRAIN_PX)
    const lowFrequencies = blur(blurred, GRAIN_PX, 1)
    values = ranks(values.map((value, pixel) => value - (lowFrequencies[pixel] ?? 0)))
  }
  return Uint8Array.from(values, (rank) => Math.floor(rank * (MAX_GRAIN + 1)))
}

/** Blurs along one axis. The steps are differences of indices: `pixelStep` along the axis, `lineStep` across it. */
function blur(values: Float64Array, pixelStep: number, lineStep: number): Float64Array {
  return Float64Array.from(values, (_, pixel) => {
    const along = Math.floor(pixel / pixelStep) % GRAIN_PX
    const line = (Math.floor(pixel / lineStep) % GRAIN_PX) * lineStep
    const valueAt = (offset: number) =>
      values[line + ((along + offset + GRAIN_PX) % GRAIN_PX) * pixelStep] ?? 0
    return BLUR_WEIGHTS.reduce(
      (sum, weight, offset) =>
        sum + weight * (offset === 0 ? valueAt(0) : valueAt(offset) + valueAt(-offset)),
      0,
    )
  })
}

/** The rank of each value, divided by the number of values: [0, 1). */
function ranks(values: Float64Array): Float64Array {
  const order = Array.from(values, (_, pixel) => pixel).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const ranked = new Float64Array(values.length)
  for (const [rank, pixel] of order.entries()) ranked[pixel] = rank / values.length
  return ranked
}
