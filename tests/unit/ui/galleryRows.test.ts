import { describe, expect, it } from 'vitest'
import { galleryRows } from '../../../src/ui/galleryRows.ts'

/** @param letters one per picture: W wide, t tall, a neither @returns one per picture: # if it fills its row */
const rows = (letters: string) =>
  galleryRows([...letters].map((letter) => ({ isWide: letter === 'W', isTall: letter === 't' })))
    .map((fills) => (fills ? '#' : '.'))
    .join('')

describe('the rows of a gallery', () => {
  it('are pairs, after a first picture of full width if the number of pictures is odd', () => {
    expect(rows('aaaa')).toBe('....')
    expect(rows('aaa')).toBe('#..')
    expect(rows('a')).toBe('#')
    expect(rows('')).toBe('')
  })

  it('contain a wide picture alone, and also a picture without a partner before it or at the end', () => {
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
