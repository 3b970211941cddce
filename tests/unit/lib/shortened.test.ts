import { describe, expect, it } from 'vitest'
import { shortened } from '../../../src/lib/shortened.ts'

describe('A shortened text', () => {
  it('is the text itself when it is short enough', () => {
    expect(shortened('A shop', 6)).toBe('A shop')
    expect(shortened('🌙🌙🌙', 3)).toBe('🌙🌙🌙')
  })

  it('ends with an ellipsis, without a space before the ellipsis, when it is too long', () => {
    expect(shortened('A shop of letters', 8)).toBe('A shop…')
    expect(shortened('🌙🌙🌙', 2)).toBe('🌙…')
  })
})
