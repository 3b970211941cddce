import { describe, expect, it } from 'vitest'
import { placeholderOf } from '../../../../src/build/pictures/placeholder.ts'
import { luminance } from '../../../../src/lib/contrast.ts'
import themes from '../../../../src/site/themes.json' with { type: 'json' }

type Rgb = [number, number, number]

const pixels = (width: number, height: number, colour: (x: number, y: number) => Rgb) => ({
  data: Uint8Array.from(
    Array.from({ length: width * height }, (_, i) => colour(i % width, Math.floor(i / width))).flat(),
  ),
  width,
  height,
})
const colourOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
/** The colours of the thirds of a picture. */
const thirds: readonly [Rgb, Rgb, Rgb] = [
  [40, 0, 0],
  [0, 40, 0],
  [0, 0, 40],
]
const stops = (placeholder: string) => (placeholder.match(/#[0-9a-f]{6}/g) ?? []).map(colourOf)

describe('the placeholder of a picture', () => {
  it('has the picture’s three colours from top to bottom', () => {
    const placeholder = placeholderOf(pixels(6, 6, (_, y) => thirds[Math.floor(y / 2)] ?? thirds[0]))
    expect(placeholder).toBe('linear-gradient(#280000,#002800,#000028)')
  })

  it('runs from left to right when the colours differ more that way', () => {
    const placeholder = placeholderOf(pixels(6, 6, (x) => thirds[Math.floor(x / 2)] ?? thirds[0]))
    expect(placeholder).toBe('linear-gradient(90deg,#280000,#002800,#000028)')
  })

  it('gives the alt text of a white picture a contrast of at least 7 to 1', () => {
    const quiet = luminance(colourOf(themes.night.quietText))
    const colours = stops(placeholderOf(pixels(4, 4, () => [255, 255, 255])))
    expect(colours).toHaveLength(3)
    for (const stop of colours) expect((quiet + 0.05) / (luminance(stop) + 0.05)).toBeGreaterThanOrEqual(7)
  })

  it('dims all its colours alike', () => {
    const [bright, , dark] = stops(
      placeholderOf(pixels(3, 3, (_, y) => (y === 0 ? [255, 255, 255] : [60, 60, 60]))),
    )
    expect(luminance(bright ?? [0, 0, 0])).toBeGreaterThan(5 * luminance(dark ?? [0, 0, 0]))
  })

  it('is black for a black picture', () => {
    expect(placeholderOf(pixels(3, 3, () => [0, 0, 0]))).toBe('linear-gradient(#000000,#000000,#000000)')
  })
})
