import { describe, expect, it } from 'vitest'
import { freshId, placeAt } from '../../../../src/editor/state/lists.ts'

describe('a list', () => {
  it('gives an id that no item has', () => {
    expect(freshId([], 'link')).toBe('link-1')
    expect(freshId([{ id: 'link-2' }], 'link')).toBe('link-3')
  })

  it('finds where a dragged item belongs', () => {
    expect(placeAt([10, 30, 50], 5)).toBe(0)
    expect(placeAt([10, 30, 50], 31)).toBe(2)
    expect(placeAt([10, 30, 50], 99)).toBe(3)
  })
})
