import { describe, expect, it } from 'vitest'
import { centredTop, easeInOut } from '../../../src/browser/smoothScroll.ts'

describe('smooth scrolling', () => {
  it('starts and ends gently, and only ever goes on', () => {
    expect([easeInOut(0), easeInOut(0.5), easeInOut(1)]).toEqual([0, 0.5, 1])
    for (let i = 0; i < 100; i++) expect(easeInOut((i + 1) / 100)).toBeGreaterThan(easeInOut(i / 100))
    expect(easeInOut(0.02)).toBeLessThan(0.001)
  })

  it('centres what fits into the viewport', () => {
    expect(centredTop({ top: 1000, height: 400 }, 200, 800)).toBe(1000)
  })

  it('shows the top of what is taller than the viewport', () => {
    expect(centredTop({ top: 500, height: 2000 }, 100, 800)).toBe(600)
  })

  it('never asks for a place above the page', () => {
    expect(centredTop({ top: 10, height: 100 }, 0, 800)).toBe(0)
  })
})
