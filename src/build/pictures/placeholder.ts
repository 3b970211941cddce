import { luminance, toLinear } from '../../lib/contrast.ts'
import { type Rgb, toHex } from '../../lib/rgb.ts'

/** Pixels in rows from the top left, three bytes each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The relative luminance (WCAG) at which quiet text on a placeholder still has a contrast of 7 to 1. */
const MAX_LUMINANCE = 0.038
const BANDS = 3

const fromLinear = (light: number) =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Darkens colours until text is readable on them. Hues and differences stay. */
function atNight(colours: readonly Rgb[]): readonly Rgb[] {
  const dim = Math.min(1, MAX_LUMINANCE / Math.max(...colours.map(luminance), 1e-6))
  const darker = (channel: number) => Math.floor(fromLinear(toLinear(channel) * dim))
  return colours.map(([red, green, blue]) => [darker(red), darker(green), darker(blue)])
}

/** Splits a picture into bands. Returns the mean colour of each, and the picture's distance from them. */
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
 * The placeholder of a picture until it loads, as a value of CSS' `background`: three of the picture's colours, along
 * the axis that they describe it better, dimmed so that the alt text can be read on them. It is a gradient because a
 * blurred copy is ten times as long and no picture here is bright enough for it to look any different.
 */
export function placeholderOf(pixels: Pixels): string {
  const down = inBands(pixels, false)
  const across = inBands(pixels, true)
  const { bands } = across.error < down.error ? across : down
  const stops = atNight(bands).map(toHex)
  return `linear-gradient(${across.error < down.error ? '90deg,' : ''}${stops.join(',')})`
}
