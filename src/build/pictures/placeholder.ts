import { luminance, toLinear } from '../../lib/contrast.ts'
import { type Rgb, toHex } from '../../lib/rgb.ts'

/** Pixels in rows from the top left: red, green and blue, a byte each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The greatest relative luminance (WCAG) of a background on which quiet text has a contrast of 7 to 1. */
const MAX_LUMINANCE = 0.038
const BANDS = 3

/** The inverse of `toLinear`, [0, 255]. */
const fromLinear = (light: number) =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Darkens colours so that text is readable on them. Hues stay, and so do the ratios of the colours' light. */
function dimForText(colours: readonly Rgb[]): readonly Rgb[] {
  const dim = Math.min(1, MAX_LUMINANCE / Math.max(...colours.map(luminance), 1e-6))
  const darker = (channel: number) => Math.floor(fromLinear(toLinear(channel) * dim))
  return colours.map(([red, green, blue]) => [darker(red), darker(green), darker(blue)])
}

/** The mean colours of a picture's thirds, and its squared distance from them. @param across true for thirds side by side */
function inBands({ data, width, height }: Pixels, across: boolean): { bands: readonly Rgb[]; error: number } {
  const bandOf = (x: number, y: number) => Math.floor(((across ? x : y) * BANDS) / (across ? width : height))
  const sums = Array.from({ length: BANDS }, () => ({ count: 0, sum: [0, 0, 0], squares: 0 }))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const band = sums[bandOf(x, y)]
      if (!band) continue
      band.count++
      for (let channel = 0; channel < 3; channel++) {
        const value = data[(y * width + x) * 3 + channel] ?? 0
        band.sum[channel] = (band.sum[channel] ?? 0) + value
        band.squares += value * value
      }
    }
  }
  const bands = sums.map(
    ({ count, sum: [red = 0, green = 0, blue = 0] }): Rgb => [red / count, green / count, blue / count],
  )
  const error = sums.reduce(
    (total, { count, squares }, index) =>
      total + squares - count * (bands[index] ?? []).reduce((sum, mean) => sum + mean * mean, 0),
    0,
  )
  return { bands, error }
}

/**
 * The placeholder of a picture until it loads, as a CSS `background`: a gradient of the mean colours of three bands, along
 * the axis on which they come closer to the picture. It is dimmed, so that the alternative text is readable on it. A blurred
 * copy of the picture would need ten times the bytes, and looks the same once dimmed.
 */
export function placeholderOf(pixels: Pixels): string {
  const down = inBands(pixels, false)
  const across = inBands(pixels, true)
  const { bands } = across.error < down.error ? across : down
  const stops = dimForText(bands).map(toHex)
  return `linear-gradient(${across.error < down.error ? '90deg,' : ''}${stops.join(',')})`
}
