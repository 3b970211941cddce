import { describe, expect, it } from 'vitest'
import { freeName } from '../../../../src/editor/drafts/draft.ts'

describe('a draft’s name', () => {
  it('is the wanted name when no draft has it, and a default when the wanted name is empty', () => {
    expect(freeName('  Moon ', ['Sun'])).toBe('Moon')
    expect(freeName('', [])).toBe('My page')
  })

  it('gets the smallest free number when a draft has the wanted name', () => {
    expect(freeName('Moon', ['Moon', 'Moon (2)', 'Moon (4)'])).toBe('Moon (3)')
    expect(freeName('Moon (2)', ['Moon', 'Moon (2)'])).toBe('Moon (3)')
  })
})
