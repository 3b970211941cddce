import { describe, expect, it } from 'vitest'
import { parseColor } from '../../../src/lib/rgb.ts'

describe('a colour', () => {
  it.each([
    ['#ffc6dc', [255, 198, 220], 1],
    ['#fCd', [255, 204, 221], 1],
    ['rgb(8 10 22 / 0.72)', [8, 10, 22], 0.72],
    ['rgba(8, 10, 22, 0.72)', [8, 10, 22], 0.72],
    ['rgb(8 10 22)', [8, 10, 22], 1],
  ])('is read from hexadecimal digits and from rgb(), minified or not: %s', (text, rgb, alpha) => {
    expect(parseColor(text)).toEqual({ rgb, alpha })
  })

  it.each(['', 'CanvasText', '#ffff', 'oklch(0.7 0.1 20)'])(
    'is refused in any other notation: %s',
    (text) => {
      expect(() => parseColor(text)).toThrow('parseColor')
    },
  )
})
