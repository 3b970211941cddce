import { describe, expect, it } from 'vitest'
import { changed, freshId, moved, placeAt, without } from '../../../../src/editor/state/lists.ts'

describe('a list', () => {
  it('moves one item to any place and keeps the others in order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })

  it('stays the same where there is nothing to move or nowhere to', () => {
    const items = ['a', 'b']
    for (const [from, to] of [
      [0, 0],
      [0, 2],
      [0, -1],
      [5, 0],
    ] as const)
      expect(moved(items, from, to)).toBe(items)
  })

  it('changes one item and leaves the others the same objects', () => {
    const items = [
      { id: 'a', label: '1' },
      { id: 'b', label: '2' },
    ]
    const [first, second] = changed(items, 'b', { label: '3' })
    expect(first).toBe(items[0])
    expect(second).toEqual({ id: 'b', label: '3' })
    expect(changed(items, 'c', { label: '3' })).toBe(items)
    expect(without(items, 'a')).toEqual([items[1]])
  })

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
