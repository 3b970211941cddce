import { expect, it } from 'vitest'
import { contrastOf, findReadable, minContrast, TEXT_CONTRAST } from '../../../src/lib/findReadable.ts'

const COLOURS = ['#000000', '#ffffff', '#777777', '#c8201f', '#1d8a55', '#ffb7d9', '#120a2e', '#8f6bff']

it('computes the contrast of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('suggests a readable colour for any colour on any background', () => {
  for (const ground of COLOURS)
    for (const wanted of COLOURS) {
      const readable = findReadable(wanted, [ground])
      expect(readable).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrastOf(readable, ground), `${wanted} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    }
})

it('keeps a readable colour, and changes an unreadable one as little as possible', () => {
  expect(findReadable('#ff6a4d', ['#080203'])).toBe('#ff6a4d')
  const readable = findReadable('#c8201f', ['#080203'])
  expect(contrastOf(readable, '#080203')).toBeLessThan(TEXT_CONTRAST + 0.2)
})

it('suggests black or white when no colour reaches the ratio', () => {
  expect(findReadable('#888888', ['#777777'], 7)).toBe('#000000')
})

it('suggests a colour that is readable on each of several backgrounds', () => {
  const backgrounds = ['#120a2e', '#3a2a6e', '#4a1040']
  expect(minContrast(findReadable('#8f6bff', backgrounds), backgrounds)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
})
