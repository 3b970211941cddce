import sharp from 'sharp'
import { clamp01 } from './noise.ts'

/** Red, green, blue and opacity, each from 0 to 1. */
export type Rgba = readonly [number, number, number, number]

/** A colour at a place from 0 to 1 along a ramp. */
export type Stop = readonly [at: number, hex: string]

/** Splits `#rrggbb` into three numbers from 0 to 1. */
export function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Makes a function that reads a colour from a ramp of stops in rising order. */
export function ramp(stops: readonly Stop[]): (at: number) => [number, number, number] {
  const parsed = stops.map(([at, hex]) => ({ at, colour: channels(hex) }))
  return (at) => {
    const after = parsed.find((stop) => stop.at >= at) ?? parsed.at(-1)
    const before = parsed.findLast((stop) => stop.at <= at) ?? parsed[0]
    if (!after || !before) throw new Error('ramp: needs at least one stop')
    const span = after.at - before.at
    const t = span > 0 ? clamp01((at - before.at) / span) : 0
    const [r, g, b] = before.colour
    return [r + (after.colour[0] - r) * t, g + (after.colour[1] - g) * t, b + (after.colour[2] - b) * t]
  }
}

/**
 * Draws a picture pixel by pixel and gives it as a data address for an `<img>`.
 *
 * @param width pixels
 * @param height pixels
 * @param colour the colour of the pixel at column `x`, row `y`
 */
export async function pixelPicture(
  width: number,
  height: number,
  colour: (x: number, y: number) => Rgba,
): Promise<string> {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set(
        colour(x, y).map((channel) => channel * 255),
        (y * width + x) * 4,
      )
    }
  }
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 94, effort: 2 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
