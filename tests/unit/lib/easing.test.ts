import { describe, expect, it } from 'vitest'
import { easeInOut, smoothstep } from '../../../src/lib/easing.ts'

describe('easing', () => {
  it('starts and ends slowly, and never goes back', () => {
    expect([easeInOut(0), easeInOut(0.5), easeInOut(1)]).toEqual([0, 0.5, 1])
    for (let i = 0; i < 100; i++) expect(easeInOut((i + 1) / 100)).toBeGreaterThan(easeInOut(i / 100))
    expect(easeInOut(0.02)).toBeLessThan(0.001)
  })

  it('rises from 0 at the start of a step to 1 at its end', () => {
    expect([smoothstep(2, 4, 1), smoothstep(2, 4, 3), smoothstep(2, 4, 9)]).toEqual([0, 0.5, 1])
  })
})
