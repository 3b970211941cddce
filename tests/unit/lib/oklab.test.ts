import { expect, it } from 'vitest'
import { adjustOklch, lightness, mixOklab } from '../../../src/lib/oklab.ts'
import { parseColor } from '../../../src/lib/rgb.ts'

/** Expects two colours to differ by one step of a channel at most. */
function expectNear(actual: string, expected: string): void {
  const expectedRgb = parseColor(expected).rgb
  const differences = parseColor(actual).rgb.map((byte, i) => Math.abs(byte - (expectedRgb[i] ?? 0)))
  expect(Math.max(...differences), `${actual} is not ${expected}`).toBeLessThanOrEqual(1)
}

// The expected colours are Chromium 153's.
it('mixes colours as browsers do', () => {
  expectNear(mixOklab('#000000', '#ffffff', 0.5), '#636363')
  expectNear(mixOklab('#ff0000', '#0000ff', 0.5), '#8c53a2')
  expect(mixOklab('#123456', '#abcdef', 0)).toBe('#123456')
})

it('keeps a colour when its hue is turned by 0 or by 360 degrees', () => {
  for (const color of ['#ffb0d3', '#5a3a8f', '#000000', '#ffffff']) {
    expectNear(adjustOklch(color, 0, 1, 0), color)
    expectNear(adjustOklch(color, 0, 1, 360), color)
  }
})

it('has lightness 0 for black and 1 for white', () => {
  expect(lightness('#000000')).toBeCloseTo(0)
  expect(lightness('#ffffff')).toBeCloseTo(1)
})
