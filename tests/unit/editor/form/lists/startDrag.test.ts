import { describe, expect, it } from 'vitest'
import { scrollSpeed } from '../../../../../src/editor/form/lists/startDrag.ts'

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
