import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineChanges, withLineChanges } from '../../../../src/editor/preview/lineChanges.ts'

const text = fc
  .array(fc.constantFrom('', '<li>', 'a', 'b', '🌙', '\ud83c'), { maxLength: 12 })
  .map((lines) => lines.join('\n'))

describe('the changes between two texts', () => {
  it('lead from any text to any other', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(withLineChanges(before, lineChanges(before, after))).toBe(after)
      }),
    )
  })

  it('are none between a text and itself', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(lineChanges(same, same)).toEqual([])
      }),
    )
  })

  it('hold the lines that differ and no others, however far apart', () => {
    expect(lineChanges('a\nb\nc\nd\ne', 'A\nb\nc\nD\nE')).toEqual([
      { at: 0, removed: 1, lines: ['A'] },
      { at: 3, removed: 2, lines: ['D', 'E'] },
    ])
  })

  it('hold what lies between the lines that stayed, where lines came or went', () => {
    expect(lineChanges('a\nb\nc', 'a\nnew\nother\nb\nc')).toEqual([
      { at: 1, removed: 0, lines: ['new', 'other'] },
    ])
    expect(lineChanges('a\nb\nc', 'a\nc')).toEqual([{ at: 1, removed: 1, lines: [] }])
  })
})
