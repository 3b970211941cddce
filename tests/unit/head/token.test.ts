import { describe, expect, it } from 'vitest'
import { token } from '../../../src/head/token.ts'

describe('a colour token', () => {
  it('is what the style sheet says', () => expect(token('moonlight-text')).toBe('#f4efe2'))
  it('is not made up', () => expect(() => token('neon')).toThrow('the style sheets have no --neon'))
})
