import { expect, it } from 'vitest'
import { mixSrgb, withAlpha } from '../../../src/lib/rgb.ts'

it('mixes two colours in sRGB', () => {
  expect(mixSrgb('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mixSrgb('#c9211b', '#080203', 0)).toBe('#c9211b')
})

it('writes an opacity as the fourth byte of a colour', () => {
  expect(withAlpha('#c9211b', 0.5)).toBe('#c9211b80')
  expect(withAlpha('#c9211b', 0)).toBe('#c9211b00')
})
