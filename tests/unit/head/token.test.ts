import { expect, it } from 'vitest'
import { token } from '../../../src/head/token.ts'
import { toHex } from '../../../src/lib/rgb.ts'
import { palette } from '../../../src/site/theme.ts'

it('A colour token is what the style sheet says', () => {
  expect(token('moonlight-text')).toBe(toHex(palette.text))
  expect(token('void')).toBe(toHex(palette.void))
})

it('A colour token that there is none of is a mistake', () => {
  expect(() => token('nothing')).toThrow(/no --nothing/)
})
