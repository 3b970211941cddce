import { describe, expect, it } from 'vitest'
import { missedLimits, summary } from '../limits.ts'
import type { Visit } from '../visit.ts'

const PERFECT = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const

function visit(performance: number, lcpMs: number, shift = 0): Visit {
  return { scores: { ...PERFECT, performance }, lcpMs, shift, blockedMs: 10, failed: [] }
}

const summaryOf = (performance: number, lcpMs: number, shift = 0) =>
  summary([visit(performance, 800, shift)], [visit(performance, lcpMs)], [visit(100, 1000)])

describe('a row of the audit', () => {
  it('takes the median of its visits, and divides its largest paint by the bare page’s', () => {
    const row = summary(
      [visit(90, 900), visit(100, 3000), visit(98, 1200)],
      [visit(90, 1800), visit(90, 3000)],
      [visit(100, 800), visit(100, 1600)],
    )
    expect(row.scores.performance).toBe(98)
    expect(row.lcpMs).toBe(1200)
    expect(row.appliedLcpMs).toBe(2400)
    expect(row.lcpRatio).toBe(2)
  })

  it('has no ratio when the network was not throttled', () => {
    const row = summary([visit(90, 900)], [], [])
    expect(row.lcpMs).toBe(900)
    expect(row.lcpRatio).toBeNaN()
  })
})

describe('the limits of the audit', () => {
  it('check every figure of the still sky on a phone', () => {
    expect(missedLimits('phone', 'still', summaryOf(99, 1400, 0.0001))).toEqual([])
    expect(missedLimits('phone', 'still', summaryOf(98, 1500, 0.01))).toEqual(['performance', 'shift', 'LCP'])
  })

  it('check only the performance of the live sky on a desktop with a fast card', () => {
    expect(missedLimits('desktop', 'card', summaryOf(95, 9000))).toEqual([])
    expect(missedLimits('desktop', 'card', summaryOf(94, 1000))).toEqual(['performance'])
  })

  it('check no figure of any other row', () => {
    expect(missedLimits('phone', 'software', summaryOf(40, 9000, 1))).toBeNull()
    expect(missedLimits('phone', 'card', summaryOf(40, 9000, 1))).toBeNull()
    expect(missedLimits('desktop', 'still', summaryOf(40, 9000, 1))).toBeNull()
  })
})
