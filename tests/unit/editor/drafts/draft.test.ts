import { describe, expect, it } from 'vitest'
import { freeName } from '../../../../src/editor/drafts/draft.ts'

describe('a draft’s name', () => {
  it('is the wished one while it is free', () => {
    expect(freeName('  Moon ', ['Sun'])).toBe('Moon')
    expect(freeName('', [])).toBe('My page')
  })

  it('is told apart by the smallest number that is free', () => {
    expect(freeName('Moon', ['Moon', 'Moon (2)', 'Moon (4)'])).toBe('Moon (3)')
    expect(freeName('Moon (2)', ['Moon', 'Moon (2)'])).toBe('Moon (3)')
  })
})
