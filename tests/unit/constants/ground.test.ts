import { describe, expect, it } from 'vitest'
import { DUSK_FROM, groundBands } from '../../../src/constants/ground.ts'
import { paletteOf } from '../../../src/constants/palette.ts'
import themes from '../../../src/site/themes.json' with { type: 'json' }

const ground = paletteOf(themes.night)
const { void: VOID, dusk: DUSK } = ground

describe('the ground', () => {
  it.each([1, 7, 320, 800, 2160])('covers %i rows of pixels without gap or overlap', (heightPx) => {
    const bands = groundBands(heightPx, ground)
    expect(bands[0]?.fromPx).toBe(0)
    expect(bands.at(-1)?.toPx).toBe(heightPx)
    for (const [i, band] of bands.slice(1).entries()) expect(band.fromPx).toBe(bands[i]?.toPx)
  })

  it('goes from the void to the dusk, each band at most a shade of green from the one above', () => {
    const bands = groundBands(800, ground)
    expect(bands[0]?.color).toEqual(VOID)
    expect(bands.at(-1)?.color).toEqual(DUSK)
    for (const [i, { color }] of bands.slice(1).entries())
      expect(color[1] - (bands[i]?.color[1] ?? 0)).toBeLessThanOrEqual(1)
  })

  it('is within two steps of a byte of the gradient that the style sheet draws', () => {
    for (const { fromPx, toPx, color } of groundBands(800, ground))
      for (const row of [fromPx, toPx - 1])
        for (const i of [0, 1, 2] as const) {
          const share = Math.max(0, ((row + 0.5) / 800 - DUSK_FROM) / (1 - DUSK_FROM))
          const smooth = VOID[i] + (DUSK[i] - VOID[i]) * share
          expect(Math.abs(color[i] - smooth)).toBeLessThan(2)
        }
  })
})
