import { formatNumber, formatRatio, markdownTable } from '../markdownTable.ts'
import { median, medianRatio } from '../statistics.ts'
import { type ContestantPage, NAMES, STAR_COUNTS } from './contestants.ts'
import type { Sample } from './measure.ts'

/** A contestant's page and one sample per round; null if the page failed or was too slow. */
export interface Result {
  readonly page: ContestantPage
  readonly samples: readonly (Sample | null)[]
}

const figuresOf = (result: Result | undefined, key: keyof Sample) =>
  result?.samples.map((sample) => sample?.[key] ?? null) ?? []
const medianOf = (result: Result, key: keyof Sample) =>
  median(figuresOf(result, key).filter((value) => value !== null))
/** As in `10 000`. */
const formatStars = (stars: number) => stars.toLocaleString('en').replaceAll(',', ' ')

/** A row for each contestant and number of stars. */
export function mediansTable(results: readonly Result[]): string {
  const head = [
    'contestant',
    'stars',
    'frames/s',
    'main thread ms/frame',
    'its CPU ms/frame',
    'script ms/frame',
    'heap kB/min',
    'draw calls',
    'cores used',
    'browser CPU ms/frame',
  ]
  return markdownTable(
    head,
    results.map((result) => [
      result.page.name,
      result.page.stars === null ? '–' : formatStars(result.page.stars),
      formatNumber(medianOf(result, 'fps'), 1),
      formatNumber(medianOf(result, 'mainMs'), 2),
      formatNumber(medianOf(result, 'mainCpuMs'), 2),
      formatNumber(medianOf(result, 'scriptMs'), 2),
      formatNumber(medianOf(result, 'heapKbAMinute'), 0),
      formatNumber(medianOf(result, 'drawCalls'), 0),
      formatNumber(medianOf(result, 'cores'), 2),
      formatNumber(medianOf(result, 'browserMs'), 0),
    ]),
  )
}

/** This sky's figures divided by those of other contestants: a column for each number of stars. */
export function ratiosTable(results: readonly Result[]): string {
  const find = (name: string, stars: number | null) =>
    results.find(({ page }) => page.name === name && page.stars === stars)
  const ratioRow = (sky: string, figure: string, key: keyof Sample, other: string) => [
    `${sky}: ${figure} ÷ ${other}`,
    ...STAR_COUNTS.map((stars) => {
      const compared = find(other, other === NAMES.empty ? null : stars)
      return formatRatio(medianRatio(figuresOf(find(sky, stars), key), figuresOf(compared, key)))
    }),
  ]
  return markdownTable(
    ['', ...STAR_COUNTS.map((stars) => `${formatStars(stars)} stars`)],
    [
      ratioRow(NAMES.auto, 'frames a second', 'fps', NAMES.drei),
      ratioRow(NAMES.high, 'frames a second', 'fps', NAMES.drei),
      ratioRow(NAMES.high, 'frames a second', 'fps', NAMES.points),
      ratioRow(NAMES.high, 'frames a second', 'fps', NAMES.dom),
      ratioRow(NAMES.high, 'main thread a frame', 'mainMs', NAMES.empty),
      ratioRow(NAMES.high, 'main thread CPU a frame', 'mainCpuMs', NAMES.empty),
      ratioRow(NAMES.high, 'browser CPU a frame', 'browserMs', NAMES.empty),
      ratioRow(NAMES.high, 'browser CPU a frame', 'browserMs', NAMES.drei),
    ],
  )
}
