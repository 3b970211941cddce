import { describe, expect, it } from 'vitest'
import { centredTop } from '../../../src/ui/smoothScroll.ts'

describe('smooth scrolling', () => {
  it('centres an element that fits into the viewport', () => {
    expect(centredTop({ top: 1000, height: 400 }, 200, 800)).toBe(1000)
  })

  it('shows the top of an element that is taller than the viewport', () => {
    expect(centredTop({ top: 500, height: 2000 }, 100, 800)).toBe(600)
  })

  it('never returns a place above the page', () => {
    expect(centredTop({ top: 10, height: 100 }, 0, 800)).toBe(0)
  })
})
