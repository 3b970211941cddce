import { describe, expect, it } from 'vitest'
import { lastSymbol, readHex } from '../../../../src/editor/form/readInput.ts'

describe('a typed colour', () => {
  it.each([
    ['#C81E2C', '#c81e2c'],
    ['c81e2c', '#c81e2c'],
    [' #fa0 ', '#ffaa00'],
  ])('is accepted: %s', (text, hex) => expect(readHex(text)).toBe(hex))

  it.each(['', '#', '#c81e2', '#c81e2cff', 'red', '#ggg'])('is refused: %s', (text) =>
    expect(readHex(text)).toBeNull(),
  )
})

it('keeps the last symbol of the input as one grapheme', () => {
  for (const [written, symbol] of [
    ['', ''],
    ['  ', ''],
    ['🌙', '🌙'],
    ['🌙👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['🏳️‍🌈 🧛🏽‍♀️ ', '🧛🏽‍♀️'],
  ] as const)
    expect(lastSymbol(written)).toBe(symbol)
})
