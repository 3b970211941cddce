import { digits, markdownTable, times } from '../markdownTable.ts'
import { median, medianRatio } from '../statistics.ts'
import { COUNTS, type Entry, NAMES } from './contestants.ts'
import type { Sample } from './measure.ts'

/** A contestant's page and its samples, one per round; null if the page was too slow to be measured. */
export interface Result {
  readonly entry: Entry
  readonly samples: readonly (Sample | null)[]
}

/** One figure of each round. */
const figures = (result: Result | undefined, key: keyof Sample) =>
  result?.samples.map((sample) => sample?.[key] ?? null) ?? []
const medianOf = (result: Result, key: keyof Sample) =>
  median(figures(result, key).filter((value) => value !== null))
const digitsOf = (stars: number) => stars.toLocaleString('en').replaceAll(',', ' ')

/** A table of the medians, with a row for each contestant and number of stars. */
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
      result.entry.name,
      result.entry.stars === null ? '–' : digitsOf(result.entry.stars),
      digits(medianOf(result, 'fps'), 1),
      digits(medianOf(result, 'mainMs'), 2),
      digits(medianOf(result, 'mainCpuMs'), 2),
      digits(medianOf(result, 'scriptMs'), 2),
      digits(medianOf(result, 'heapKbAMinute'), 0),
      digits(medianOf(result, 'drawCalls'), 0),
      digits(medianOf(result, 'cores'), 2),
      digits(medianOf(result, 'browserMs'), 0),
    ]),
  )
}

/** A table of this sky's figures divided by another contestant's, with a column for each number of stars. */
export function ratiosTable(results: readonly Result[]): string {
  const find = (name: string, stars: number | null) =>
    results.find(({ entry }) => entry.name === name && entry.stars === stars)
  const line = (sky: string, what: string, key: keyof Sample, other: string) => [
    `${sky}: ${what} ÷ ${other}`,
    ...COUNTS.map((stars) => {
      const floor = find(other, other === NAMES.empty ? null : stars)
      return times(medianRatio(figures(find(sky, stars), key), figures(floor, key)))
    }),
  ]
  return markdownTable(
    ['', ...COUNTS.map((stars) => `${digitsOf(stars)} stars`)],
    [
      line(NAMES.auto, 'frames a second', 'fps', NAMES.drei),
      line(NAMES.high, 'frames a second', 'fps', NAMES.drei),
      line(NAMES.high, 'frames a second', 'fps', NAMES.points),
      line(NAMES.high, 'frames a second', 'fps', NAMES.dom),
      line(NAMES.high, 'main thread a frame', 'mainMs', NAMES.empty),
      line(NAMES.high, 'main thread CPU a frame', 'mainCpuMs', NAMES.empty),
      line(NAMES.high, 'browser CPU a frame', 'browserMs', NAMES.empty),
      line(NAMES.high, 'browser CPU a frame', 'browserMs', NAMES.drei),
    ],
  )
}
