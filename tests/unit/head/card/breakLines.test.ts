import { describe, expect, it } from 'vitest'
import { breakLines } from '../../../../src/head/card/breakLines.ts'

/** A typeface whose letters are all ten pixels wide. */
const widthPx = (text: string) => text.length * 10

describe('breaking lines', () => {
  it('leaves what fits in one line', () => {
    expect(breakLines('a quiet moon', widthPx, 120)).toEqual(['a quiet moon'])
  })

  it('makes the lines even, and no more of them', () => {
    expect(breakLines('one two three four', widthPx, 140)).toEqual(['one two', 'three four'])
  })

  it('may break after a slash, and writes no space there', () => {
    expect(breakLines('Blood Moon/Eclipse Template', widthPx, 180)).toEqual([
      'Blood Moon/',
      'Eclipse Template',
    ])
  })

  it('leaves a word alone that is wider than a line', () => {
    expect(breakLines('a moonlighting b', widthPx, 50)).toEqual(['a', 'moonlighting', 'b'])
  })

  it('loses and adds no words', () => {
    const words = 'Illustration, games and small websites by somebody: projects, galleries and templates.'
    for (let maxPx = 100; maxPx < 1000; maxPx += 50) {
      const lines = breakLines(words, widthPx, maxPx)
      expect(lines.join(' ')).toBe(words)
      expect(Math.max(...lines.map(widthPx))).toBeLessThanOrEqual(Math.max(maxPx, 130))
    }
  })
})
