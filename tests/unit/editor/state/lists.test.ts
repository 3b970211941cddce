import { describe, expect, it } from 'vitest'
import { dropIndex, freshId } from '../../../../src/editor/state/lists.ts'

describe('a list', () => {
  it('creates an unused id', () => {
    expect(freshId([], 'link')).toBe('link-1')
    expect(freshId([{ id: 'link-2' }], 'link')).toBe('link-3')
  })

  it('finds the index of a dragged item from the middles of the others', () => {
    expect(dropIndex([10, 30, 50], 5)).toBe(0)
    expect(dropIndex([10, 30, 50], 31)).toBe(2)
    expect(dropIndex([10, 30, 50], 99)).toBe(3)
  })
})
