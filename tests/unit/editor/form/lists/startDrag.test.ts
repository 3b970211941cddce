import { describe, expect, it } from 'vitest'
import { dropIndex, scrollSpeed } from '../../../../../src/editor/form/lists/startDrag.ts'

/** The edges of the form between the sticky bars at the top and the bottom of the window, CSS px. */
const edges = { top: 70, bottom: 780 }

describe('The scrolling during a drag', () => {
  it('is off in the middle between the sticky bars', () => {
    expect(scrollSpeed(425, edges)).toBe(0)
  })

  it('goes towards the nearest bar, and is faster when the bar is nearer', () => {
    const near = scrollSpeed(120, edges)
    const nearer = scrollSpeed(90, edges)
    expect(near).toBeLessThan(0)
    expect(nearer).toBeLessThan(near)
    expect(scrollSpeed(760, edges)).toBeGreaterThan(scrollSpeed(720, edges))
    expect(scrollSpeed(720, edges)).toBeGreaterThan(0)
  })

  it('has full speed over a bar and beyond', () => {
    for (const y of [70, 20, -200]) expect(scrollSpeed(y, edges)).toBe(-1)
    for (const y of [780, 900]) expect(scrollSpeed(y, edges)).toBe(1)
  })
})

describe('A drag', () => {
  it('finds the index of a dragged item from the middles of the others', () => {
    expect(dropIndex([10, 30, 50], 5)).toBe(0)
    expect(dropIndex([10, 30, 50], 31)).toBe(2)
    expect(dropIndex([10, 30, 50], 99)).toBe(3)
  })
})
