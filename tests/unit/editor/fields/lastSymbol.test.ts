import { expect, it } from 'vitest'
import { lastSymbol } from '../../../../src/editor/fields/lastSymbol.ts'

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
