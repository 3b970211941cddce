import { digits, markdownTable, times } from '../markdownTable.ts'
import { median, medianRatio } from '../statistics.ts'
import { COUNTS, type Entry, NAMES } from './contestants.ts'
import type { Sample } from './measure.ts'

/** A contestant with its samples, one per round; null if it was too slow to be measured. */
export interface Result {
  readonly entry: Entry
  readonly samples: readonly (Sample | null)[]
}

const by = (result: Result | undefined, key: keyof Sample) =>
  result?.samples.map((sample) => sample?.[key] ?? null) ?? []
const middle = (result: Result, key: keyof Sample) =>
  median(by(result, key).filter((value) => value !== null))
const counted = (stars: number) => stars.toLocaleString('en').replaceAll(',', ' ')

/** A table of the medians, one row per contestant and number of stars. */
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
      result.entry.stars === null ? '–' : counted(result.entry.stars),
      digits(middle(result, 'fps'), 1),
      digits(middle(result, 'mainMs'), 2),
      digits(middle(result, 'mainCpuMs'), 2),
      digits(middle(result, 'scriptMs'), 2),
      digits(middle(result, 'heapKbAMinute'), 0),
      digits(middle(result, 'drawCalls'), 0),
      digits(middle(result, 'cores'), 2),
      digits(middle(result, 'browserMs'), 0),
    ]),
  )
}

/** A table that compares this sky with the others, one column per number of stars: medians of the rounds' ratios. */
export function ratiosTable(results: readonly Result[]): string {
  const find = (name: string, stars: number | null) =>
    results.find(({ entry }) => entry.name === name && entry.stars === stars)
  const line = (sky: string, what: string, key: keyof Sample, other: string) => [
    `${sky}: ${what} ÷ ${other}`,
    ...COUNTS.map((stars) => {
      const floor = find(other, other === NAMES.empty ? null : stars)
      return times(medianRatio(by(find(sky, stars), key), by(floor, key)))
    }),
  ]
  return markdownTable(
    ['', ...COUNTS.map((stars) => `${counted(stars)} stars`)],
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
