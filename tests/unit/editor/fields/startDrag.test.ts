import { describe, expect, it } from 'vitest'
import { scrollSpeed } from '../../../../src/editor/fields/startDrag.ts'

const edges = { top: 70, bottom: 780 }

describe('A drag scrolls', () => {
  it('not at all in the middle between the bars', () => {
    expect(scrollSpeed(425, edges)).toBe(0)
  })

  it('towards the nearest bar, faster when it is nearer', () => {
    const near = scrollSpeed(120, edges)
    const nearer = scrollSpeed(90, edges)
    expect(near).toBeLessThan(0)
    expect(nearer).toBeLessThan(near)
    expect(scrollSpeed(760, edges)).toBeGreaterThan(scrollSpeed(720, edges))
    expect(scrollSpeed(720, edges)).toBeGreaterThan(0)
  })

  it('at full speed over a bar and beyond', () => {
    for (const y of [70, 20, -200]) expect(scrollSpeed(y, edges)).toBe(-1)
    for (const y of [780, 900]) expect(scrollSpeed(y, edges)).toBe(1)
  })
})
