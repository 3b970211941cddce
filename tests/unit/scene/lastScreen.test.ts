import { describe, expect, it } from 'vitest'
import { closingProgress } from '../../../src/scene/lastScreen.ts'

/** A page of 5000 px before its last screen, in a window of 800 px. */
const progressAt = (scrollPx: number) => closingProgress(5000, scrollPx, 800)

describe('the progress of the last screen', () => {
  it('begins when the screen enters the window, and ends when its top is at a quarter of the window', () => {
    expect([0, 3000, 4200].map(progressAt)).toEqual([0, 0, 0])
    expect(progressAt(4210)).toBeGreaterThan(0)
    expect(progressAt(4500)).toBeCloseTo(0.5)
    expect(progressAt(4790)).toBeLessThan(1)
    expect([4800, 5000, 5300].map(progressAt)).toEqual([1, 1, 1])
  })

  it('is 0 on a page without such a screen', () => {
    expect(closingProgress(null, 9000, 800)).toBe(0)
  })
})
