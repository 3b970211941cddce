import { median } from '../bench/statistics.ts'
import { CATEGORIES, type Category, type Preset, type Visit } from './visit.ts'

/** The sky of a row of the audit: still, as on a fast graphics card, or drawn in software. */
export type SkyKind = 'still' | 'card' | 'software'

/** The medians of a row's visits. */
export interface Summary {
  readonly scores: Readonly<Record<Category, number>>
  readonly lcpMs: number
  /** With network throttling; NaN without such visits. */
  readonly appliedLcpMs: number
  /** Largest paint divided by that of the bare page, both with network throttling. */
  readonly lcpRatio: number
  /** The layout shift, without unit. */
  readonly shift: number
  readonly blockedMs: number
}

/**
 * Computes the median of each figure.
 *
 * @param applied visits with network throttling
 * @param bares visits of the bare page with network throttling
 */
export function summary(
  visits: readonly Visit[],
  applied: readonly Visit[],
  bares: readonly Visit[],
): Summary {
  const medianOf = (pick: (visit: Visit) => number) => median(visits.map(pick))
  const lcpOf = (list: readonly Visit[]) =>
    list.length > 0 ? median(list.map(({ lcpMs }) => lcpMs)) : Number.NaN
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, medianOf(({ scores }) => scores[category])]),
    ) as Record<Category, number>,
    lcpMs: lcpOf(visits),
    appliedLcpMs: lcpOf(applied),
    lcpRatio: lcpOf(applied) / lcpOf(bares),
    shift: medianOf(({ shift }) => shift),
    blockedMs: medianOf(({ blockedMs }) => blockedMs),
  }
}

const MIN_STILL_PHONE: Readonly<Record<Category, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const MAX_LCP_RATIO = 1.4
const MIN_CARD_DESKTOP = 95

/** The table shows smaller layout shifts as 0.000. */
const MIN_SHIFT = 0.0005

/** True if rows of this preset and sky have a limit for the largest paint. */
export function limitsLcp(preset: Preset, sky: SkyKind): boolean {
  return preset === 'phone' && sky === 'still'
}

/** True if rows of this preset and sky have any limit. The others are only reported. */
export function isLimited(preset: Preset, sky: SkyKind): boolean {
  return limitsLcp(preset, sky) || (preset === 'desktop' && sky === 'card')
}

/** The limits that a row exceeds; null if it has no limit. */
export function missedLimits(preset: Preset, sky: SkyKind, row: Summary): string[] | null {
  if (!isLimited(preset, sky)) return null
  if (limitsLcp(preset, sky))
    return [
      ...CATEGORIES.filter((category) => row.scores[category] < MIN_STILL_PHONE[category]),
      ...(row.shift >= MIN_SHIFT ? ['shift'] : []),
      ...(row.lcpRatio > MAX_LCP_RATIO ? ['LCP'] : []),
    ]
  return row.scores.performance < MIN_CARD_DESKTOP ? ['performance'] : []
}
