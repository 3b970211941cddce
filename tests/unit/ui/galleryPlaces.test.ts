import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { galleryPlaces } from '../../../src/ui/galleryPlaces.ts'

/** W: wide, t: tall, s: square, a and b: landscapes of two ratios. */
const RATIOS = { W: 1.6, a: 1.5, b: 1.78, s: 1, t: 0.67 } as const

/** The places of these pictures: `[ab]` is a row of both columns, and a letter alone is in one column. */
function places(letters: string): string {
  const pictures = [...letters].map((letter) => ({
    letter,
    isWide: letter === 'W',
    ratio: RATIOS[letter as keyof typeof RATIOS],
  }))
  return galleryPlaces(pictures)
    .map((place) => {
      const inPlace = place.pictures.map(({ letter }) => letter).join('')
      return place.isRow ? `[${inPlace}]` : inPlace
    })
    .join('')
}

describe('a gallery', () => {
  it('has pairs, after a first picture of full width when the number of pictures is odd', () => {
    expect(places('aaaa')).toBe('aaaa')
    expect(places('aaa')).toBe('[a]aa')
    expect(places('a')).toBe('[a]')
    expect(places('')).toBe('')
  })

  it('has a row for each wide picture, and one for a picture that has no partner', () => {
    expect(places('WaaWaa')).toBe('[W]aa[W]aa')
    expect(places('WaaWa')).toBe('[W]aa[W][a]')
    expect(places('WaaW')).toBe('[W]aa[W]')
    expect(places('WaWaa')).toBe('[W][a][W]aa')
    expect(places('aaaWa')).toBe('[a]aa[W][a]')
  })

  it('has pictures of different shapes at the same height in a row', () => {
    expect(places('ta')).toBe('[ta]')
    expect(places('abaa')).toBe('[ab]aa')
    expect(places('ttas')).toBe('tt[as]')
  })

  it('never has a tall picture alone in a row', () => {
    expect(places('taa')).toBe('[ta][a]')
    expect(places('aat')).toBe('[a][at]')
    expect(places('tat')).toBe('[tat]')
    expect(places('sss')).toBe('[sss]')
    expect(places('Wat')).toBe('[W][at]')
    expect(places('Wt')).toBe('[Wt]')
    expect(places('tWaa')).toBe('[tW]aa')
  })

  it('has a tall picture in one column when it is the only picture', () => {
    expect(places('t')).toBe('t')
  })

  it('has all pictures in their order and no gap, whatever their shapes', () => {
    const letters = fc.array(fc.constantFrom(...Object.keys(RATIOS)), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(letters, (shapes) => {
        const rows = places(shapes.join(''))
        expect(rows.replace(/[[\]]/g, '')).toBe(shapes.join(''))
        // Outside the rows of both columns are only pairs of the same shape.
        expect(rows.replace(/\[.{1,3}\]/g, '|')).toMatch(/^(\||(\w)\2)*$/)
      }),
    )
  })
})
