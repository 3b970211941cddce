import { describe, expect, it } from 'vitest'
import { missedLimits, summary } from '../limits.ts'
import type { Visit } from '../visit.ts'

const PERFECT = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const

function visit(performance: number, lcpMs: number, shift = 0): Visit {
  return { scores: { ...PERFECT, performance }, lcpMs, shift, blockedMs: 10, failed: [] }
}

/** A row whose ratio is `throttledLcpMs / 1000`. */
const summaryOf = (performance: number, throttledLcpMs: number, shift = 0) =>
  summary([visit(performance, 800, shift)], [visit(performance, throttledLcpMs)], [visit(100, 1000)])

describe('a row of the audit', () => {
  it('has the medians of its visits, and the ratio of its largest paint to that of the bare page', () => {
    const row = summary(
      [visit(90, 900), visit(100, 3000), visit(98, 1200)],
      [visit(90, 1800), visit(90, 3000)],
      [visit(100, 800), visit(100, 1600)],
    )
    expect(row.scores.performance).toBe(98)
    expect(row.lcpMs).toBe(1200)
    expect(row.throttledLcpMs).toBe(2400)
    expect(row.lcpRatio).toBe(2)
  })

  it('has no ratio when the network was not throttled', () => {
    const row = summary([visit(90, 900)], [], [])
    expect(row.lcpMs).toBe(900)
    expect(row.lcpRatio).toBeNaN()
  })
})

describe('the limits of the audit', () => {
  it('concern scores, layout shift and largest paint when the sky is still, on a phone', () => {
    expect(missedLimits('phone', 'still', summaryOf(99, 1500, 0.0001))).toEqual([])
    expect(missedLimits('phone', 'still', summaryOf(98, 1600, 0.01))).toEqual(['performance', 'shift', 'LCP'])
  })

  it('concern only the performance when the sky is live, on a desktop with a graphics card', () => {
    expect(missedLimits('desktop', 'card', summaryOf(95, 9000))).toEqual([])
    expect(missedLimits('desktop', 'card', summaryOf(94, 1000))).toEqual(['performance'])
  })

  it('concern no figure of any other row', () => {
    expect(missedLimits('phone', 'software', summaryOf(40, 9000, 1))).toBeNull()
    expect(missedLimits('phone', 'card', summaryOf(40, 9000, 1))).toBeNull()
    expect(missedLimits('desktop', 'still', summaryOf(40, 9000, 1))).toBeNull()
    expect(missedLimits('desktop', 'software', summaryOf(40, 9000, 1))).toBeNull()
  })
})
