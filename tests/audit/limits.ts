import { median } from '../bench/statistics.ts'
import { CATEGORIES, type Category, type Preset, type Visit } from './visit.ts'

/** 'card' is the live sky as on a fast graphics card, 'software' the one that the processor draws. */
export type SkyKind = 'still' | 'card' | 'software'

/** The medians of the visits of a row. */
export interface Summary {
  readonly scores: Readonly<Record<Category, number>>
  readonly lcpMs: number
  /** NaN without throttled visits. */
  readonly throttledLcpMs: number
  /** `throttledLcpMs` divided by that of the bare page. */
  readonly lcpRatio: number
  readonly shift: number
  readonly blockedMs: number
}

/** Computes the median of each figure. @param bareVisits throttled visits of the bare page */
export function summary(
  visits: readonly Visit[],
  throttledVisits: readonly Visit[],
  bareVisits: readonly Visit[],
): Summary {
  const medianOf = (pick: (visit: Visit) => number) => median(visits.map(pick))
  const lcpOf = (list: readonly Visit[]) =>
    list.length > 0 ? median(list.map(({ lcpMs }) => lcpMs)) : Number.NaN
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, medianOf(({ scores }) => scores[category])]),
    ) as Record<Category, number>,
    lcpMs: lcpOf(visits),
    throttledLcpMs: lcpOf(throttledVisits),
    lcpRatio: lcpOf(throttledVisits) / lcpOf(bareVisits),
    shift: medianOf(({ shift }) => shift),
    blockedMs: medianOf(({ blockedMs }) => blockedMs),
  }
}

const MIN_STILL_PHONE_SCORES: Readonly<Record<Category, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const MAX_LCP_RATIO = 1.5
const MIN_CARD_DESKTOP_PERFORMANCE = 95

/** The least layout shift that misses its limit. The table shows smaller ones as 0.000. */
const MIN_VISIBLE_SHIFT = 0.0005

/** True if these rows have a limit for the largest paint. */
export function limitsLcp(preset: Preset, sky: SkyKind): boolean {
  return preset === 'phone' && sky === 'still'
}

/** True if these rows have any limit. All other rows are only reported. */
export function isLimited(preset: Preset, sky: SkyKind): boolean {
  return limitsLcp(preset, sky) || (preset === 'desktop' && sky === 'card')
}

/** The figures of a row that miss their limits; null if the row has no limits. */
export function missedLimits(preset: Preset, sky: SkyKind, row: Summary): string[] | null {
  if (!isLimited(preset, sky)) return null
  // The still sky on a phone. Only its rows have several limits.
  if (limitsLcp(preset, sky))
    return [
      ...CATEGORIES.filter((category) => row.scores[category] < MIN_STILL_PHONE_SCORES[category]),
      ...(row.shift >= MIN_VISIBLE_SHIFT ? ['shift'] : []),
      ...(row.lcpRatio > MAX_LCP_RATIO ? ['LCP'] : []),
    ]
  return row.scores.performance < MIN_CARD_DESKTOP_PERFORMANCE ? ['performance'] : []
}
