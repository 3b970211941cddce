import { luminance } from '../../lib/contrast.ts'
import { fromLinear, type Rgb, toHex, toLinear } from '../../lib/rgb.ts'

/** Rows from the top. A pixel has three bytes: red, green and blue. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Relative luminance (WCAG). The alt text of a failed picture (`quietText`, theme `night`) has a contrast of 7 to 1 on it. */
const MAX_LUMINANCE = 0.038
const BANDS = 3

function dimForText(colours: readonly Rgb[]): readonly Rgb[] {
  const factor = Math.min(1, MAX_LUMINANCE / Math.max(...colours.map(luminance)))
  const darker = (channel: number) => Math.floor(fromLinear(toLinear(channel) * factor))
  return colours.map(([red, green, blue]) => [darker(red), darker(green), darker(blue)])
}

/** The mean colours of three bands of a picture, and the sum of the squared differences between pixels and means. */
function meanBands(
  { data, width, height }: Pixels,
  direction: 'across' | 'down',
): { bands: readonly Rgb[]; error: number } {
  const bandOf = (x: number, y: number) =>
    Math.floor(direction === 'across' ? (x * BANDS) / width : (y * BANDS) / height)
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
  // The squared differences of a band add up to the squares of its pixels minus count times the squared mean.
  let error = 0
  for (const [index, { count, squares }] of sums.entries()) {
    const [red, green, blue] = bands[index] ?? [0, 0, 0]
    error = error + squares - count * (red * red + green * green + blue * blue)
  }
  return { bands, error }
}

/**
 * The placeholder of a picture until it loads, as a CSS `background`: a dark gradient of three colours. A blurred copy of
 * the picture would need ten times the bytes.
 */
export function placeholderOf(pixels: Pixels): string {
  const down = meanBands(pixels, 'down')
  const across = meanBands(pixels, 'across')
  const isAcross = across.error < down.error
  const stops = dimForText(isAcross ? across.bands : down.bands).map(toHex)
  return `linear-gradient(${isAcross ? '90deg,' : ''}${stops.join(',')})`
}
