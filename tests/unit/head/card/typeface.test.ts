import { describe, expect, it } from 'vitest'
import { openTypeface } from '../../../../src/head/card/typeface.ts'

const serif = await openTypeface('cormorant-garamond', 'italic', 500)

describe('a typeface set as outlines', () => {
  it('is as wide as its size says, and draws something', () => {
    const line = serif.set('Moon', 100)
    expect(line.widthPx).toBeCloseTo(serif.widthPx('Moon', 100), 6)
    expect(serif.widthPx('Moon', 200)).toBeCloseTo(2 * line.widthPx, 6)
    expect(line.path).toMatch(/^M[-\d]/)
    expect(line.path).not.toContain('NaN')
  })

  it('draws upwards from the baseline, in pixels', () => {
    const heights = [...serif.set('H', 100).path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBeGreaterThan(-80)
    expect(Math.min(...heights)).toBeLessThan(-50)
    expect(Math.max(...heights)).toBeLessThan(10)
  })

  it('knows that weight makes letters wider', async () => {
    const bold = await openTypeface('source-sans-3', 'normal', 700)
    const light = await openTypeface('source-sans-3', 'normal', 300)
    expect(bold.widthPx('moon', 100)).toBeGreaterThan(light.widthPx('moon', 100))
  })

  it('finds letters that are in another of its files', () => {
    expect(serif.lacks('Zażółć gęślą, Привет')).toEqual([])
    expect(serif.set('aż', 100).widthPx).toBeGreaterThan(serif.set('a', 100).widthPx)
  })

  it('leaves out what it cannot draw, and says so', () => {
    expect(serif.lacks('moon 🌙')).toEqual(['🌙'])
    expect(serif.set('🌙', 100)).toEqual({ path: '', widthPx: 0 })
  })
})
