import { describe, expect, it } from 'vitest'
import { CELL_TEXELS, glyphAtlas, glyphDistances } from '../../../src/build/sky/glyphAtlas.ts'
import { GLYPHS } from '../../../src/scene/fallingStars.ts'

/** The value of a texel on the edge of a glyph. Texels inside have larger values. */
const EDGE_VALUE = 128

describe('the glyph atlas', () => {
  it('fills the middle of ★, ✦ and ✮, and leaves the middle of ☆ empty', () => {
    expect(glyphDistances(0, 0)['★']).toBeGreaterThan(0)
    expect(glyphDistances(0, 0)['✦']).toBeGreaterThan(0)
    expect(glyphDistances(0, 0)['☆']).toBeLessThan(0)
    expect(glyphDistances(0, 0)['✮']).toBeGreaterThan(0)
  })

  it.each(GLYPHS)('draws %s with a tip at the top, and nothing outside the glyph', (glyph) => {
    for (const [x, y] of [
      [0.6, 0],
      [0, 0.6],
      [-0.45, -0.45],
    ] as const)
      expect(glyphDistances(x, y)[glyph]).toBeLessThan(0)
    const atTip = glyphDistances(0, -0.47)[glyph]
    const besideTip = glyphDistances(0.2, -0.42)[glyph]
    expect(atTip).toBeGreaterThan(besideTip)
  })

  it('measures true distances: a step changes a distance by at most its length', () => {
    const step = 0.01
    // Points on a spiral around the middle of the glyph.
    for (const glyph of GLYPHS)
      for (let i = 0; i < 200; i++) {
        const x = Math.cos(i) * (i / 300)
        const y = Math.sin(i) * (i / 300)
        const change = glyphDistances(x + step, y)[glyph] - glyphDistances(x, y)[glyph]
        // 1 % more than the step, for rounding.
        expect(Math.abs(change)).toBeLessThanOrEqual(1.01 * step)
      }
  })

  it('holds all glyphs side by side, each with inside and outside', () => {
    const atlas = glyphAtlas()
    expect(atlas).toHaveLength(CELL_TEXELS ** 2 * GLYPHS.length)
    const rowTexels = CELL_TEXELS * GLYPHS.length
    for (const index of GLYPHS.keys()) {
      const texels = atlas.filter((_, i) => Math.floor((i % rowTexels) / CELL_TEXELS) === index)
      expect(Math.max(...texels)).toBeGreaterThan(EDGE_VALUE)
      expect(Math.min(...texels)).toBe(0)
    }
  })
})
