import { describe, expect, it } from 'vitest'
import { lastSymbol, readHex } from '../../../../src/editor/fields/readInput.ts'

describe('a colour as it is written', () => {
  it.each([
    ['#C81E2C', '#c81e2c'],
    ['c81e2c', '#c81e2c'],
    [' #fa0 ', '#ffaa00'],
  ])('is read: %s', (text, hex) => expect(readHex(text)).toBe(hex))

  it.each(['', '#', '#c81e2', '#c81e2cff', 'red', '#ggg'])('is none: %s', (text) =>
    expect(readHex(text)).toBeNull(),
  )
})

it('Of what is written the last symbol is kept, whole as people see it', () => {
  for (const [written, symbol] of [
    ['', ''],
    ['  ', ''],
    ['🌙', '🌙'],
    ['🌙👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['🏳️‍🌈 🧛🏽‍♀️ ', '🧛🏽‍♀️'],
  ] as const)
    expect(lastSymbol(written)).toBe(symbol)
})
