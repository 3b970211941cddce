import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { galleryCells } from '../../../src/ui/galleryCells.ts'

/** W: wide, t: tall, s: square, a and b: landscapes of two ratios. */
const RATIOS = { W: 1.6, a: 1.5, b: 1.78, s: 1, t: 0.67 } as const

const pictureOf = (letter: string) => ({
  letter,
  isWide: letter === 'W',
  ratio: RATIOS[letter as keyof typeof RATIOS],
})

/** The cells of these pictures: `[ab]` is a row of both columns, and a letter outside brackets is in one column. */
function cells(letters: string): string {
  return galleryCells([...letters].map(pictureOf))
    .map((cell) => {
      const cellLetters = cell.pictures.map(({ letter }) => letter).join('')
      return cell.isRow ? `[${cellLetters}]` : cellLetters
    })
    .join('')
}

describe('a gallery', () => {
  it('has pairs, after a first picture of full width when the number of pictures is odd', () => {
    expect(cells('aaaa')).toBe('aaaa')
    expect(cells('aaa')).toBe('[a]aa')
    expect(cells('a')).toBe('[a]')
    expect(cells('')).toBe('')
  })

  it('has a row for each wide picture, and a row for a picture that has no partner', () => {
    expect(cells('WaaWaa')).toBe('[W]aa[W]aa')
    expect(cells('WaaWa')).toBe('[W]aa[W][a]')
    expect(cells('WaaW')).toBe('[W]aa[W]')
    expect(cells('WaWaa')).toBe('[W][a][W]aa')
    expect(cells('aaaWa')).toBe('[a]aa[W][a]')
  })

  it('has a row for a pair of different shapes', () => {
    expect(cells('ta')).toBe('[ta]')
    expect(cells('abaa')).toBe('[ab]aa')
    expect(cells('ttas')).toBe('tt[as]')
  })

  it('never has a tall picture alone in a row', () => {
    expect(cells('taa')).toBe('[ta][a]')
    expect(cells('aat')).toBe('[a][at]')
    expect(cells('tat')).toBe('[tat]')
    expect(cells('sss')).toBe('[sss]')
    expect(cells('Wat')).toBe('[W][at]')
    expect(cells('Wt')).toBe('[Wt]')
    expect(cells('tWaa')).toBe('[tW]aa')
  })

  it('has a tall picture in one column when it is the only picture', () => {
    expect(cells('t')).toBe('t')
  })

  it('has two or more pictures in their order and without a gap, whatever their shapes', () => {
    const anyShapes = fc.array(fc.constantFrom(...Object.keys(RATIOS)), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(anyShapes, (shapes) => {
        const pictures = shapes.map((letter, index) => ({ ...pictureOf(letter), index }))
        const shown = galleryCells(pictures).flatMap((cell) => cell.pictures)
        expect(shown.map(({ index }) => index)).toEqual([...shapes.keys()])
        const rows = cells(shapes.join(''))
        // Outside the rows, all pictures form pairs of the same shape.
        expect(rows.replace(/\[.{1,3}\]/g, '|')).toMatch(/^(\||(\w)\2)*$/)
      }),
    )
  })
})
