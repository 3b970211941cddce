import { COUNTS, type Entry, NAMES } from './contestants.ts'
import type { Sample } from './measure.ts'
import { median, medianRatio } from './statistics.ts'

/** A contestant with its samples, one a round; null where it was too slow to be measured. */
export interface Result {
  readonly entry: Entry
  readonly samples: readonly (Sample | null)[]
}

const number = (value: number, digits: number) => (Number.isNaN(value) ? '–' : value.toFixed(digits))
const times = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(2)} ×`)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table, its first column text and the others numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, line, ...rows].map(row).join('\n')
}

const by = (result: Result | undefined, key: keyof Sample) =>
  result?.samples.map((sample) => sample?.[key] ?? null) ?? []
const middle = (result: Result, key: keyof Sample) =>
  median(by(result, key).filter((value) => value !== null))
const counted = (stars: number) => stars.toLocaleString('en').replaceAll(',', ' ')

/** The medians of everything that was measured, one row a contestant and count of stars. */
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
      number(middle(result, 'fps'), 1),
      number(middle(result, 'mainMs'), 2),
      number(middle(result, 'mainCpuMs'), 2),
      number(middle(result, 'scriptMs'), 2),
      number(middle(result, 'heapKbAMinute'), 0),
      number(middle(result, 'drawCalls'), 0),
      number(middle(result, 'cores'), 2),
      number(middle(result, 'browserMs'), 0),
    ]),
  )
}

/** How this sky compares with the others, one column a count of stars: medians of the rounds' own ratios. */
export function ratiosTable(results: readonly Result[]): string {
  const find = (name: string, stars: number | null) =>
    results.find(({ entry }) => entry.name === name && entry.stars === stars)
  const line = (title: string, key: keyof Sample, other: (stars: number) => Result | undefined) => [
    title,
    ...COUNTS.map((stars) => times(medianRatio(by(find(NAMES.sky, stars), key), by(other(stars), key)))),
  ]
  const floor = () => find(NAMES.empty, null)
  const points = (stars: number) => find(NAMES.points, stars)
  const few = () => find(NAMES.sky, COUNTS[0])
  return markdownTable(
    ['this sky ÷ …', ...COUNTS.map((stars) => `${counted(stars)} stars`)],
    [
      line('main thread a frame ÷ empty canvas', 'mainMs', floor),
      line('main thread a frame ÷ bare points', 'mainMs', points),
      line('main thread a frame ÷ itself at 100 stars', 'mainMs', few),
      line('main thread CPU a frame ÷ empty canvas', 'mainCpuMs', floor),
      line('main thread CPU a frame ÷ bare points', 'mainCpuMs', points),
      line('main thread CPU a frame ÷ itself at 100 stars', 'mainCpuMs', few),
      line('script a frame ÷ bare points', 'scriptMs', points),
      line('frames a second ÷ bare points', 'fps', points),
      line('frames a second ÷ drei Stars', 'fps', (stars) => find(NAMES.drei, stars)),
      line('frames a second ÷ DOM and emoji', 'fps', (stars) => find(NAMES.dom, stars)),
      line('browser CPU a frame ÷ empty canvas', 'browserMs', floor),
      line('browser CPU a frame ÷ drei Stars', 'browserMs', (stars) => find(NAMES.drei, stars)),
    ],
  )
}
