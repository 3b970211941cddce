import { describe, expect, it } from 'vitest'
import { galleryRows } from '../../../src/ui/galleryRows.ts'

/** One letter per picture: W wide, t tall, any other plain. Returns a letter for each picture that fills a row. */
const rows = (letters: string) =>
  galleryRows([...letters].map((letter) => ({ isWide: letter === 'W', isTall: letter === 't' })))
    .map((fills) => (fills ? '#' : '.'))
    .join('')

describe('the rows of a gallery', () => {
  it('are pairs, behind a first picture of full width if their number is odd', () => {
    expect(rows('aaaa')).toBe('....')
    expect(rows('aaa')).toBe('#..')
    expect(rows('a')).toBe('#')
    expect(rows('')).toBe('')
  })

  it('hold a wide picture alone, and the odd one out before it or at the end', () => {
    expect(rows('WaaWaa')).toBe('#..#..')
    expect(rows('WaaWa')).toBe('#..##')
    expect(rows('WaaW')).toBe('#..#')
    expect(rows('WaWaa')).toBe('###..')
    expect(rows('aaaWa')).toBe('#..##')
  })

  it('never give a portrait the full width', () => {
    expect(rows('t')).toBe('.')
    expect(rows('taa')).toBe('...')
    expect(rows('Wat')).toBe('#..')
    expect(rows('Wt')).toBe('#.')
  })
})
