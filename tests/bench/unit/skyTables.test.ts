import { describe, expect, it } from 'vitest'
import { markdownTable } from '../markdownTable.ts'
import { contestantPage, contestantPages, emptyCanvas, NAMES, STAR_COUNTS } from '../sky/contestants.ts'
import type { Sample } from '../sky/measure.ts'
import { mediansTable, type Result, ratiosTable } from '../sky/skyTables.ts'

function sample(mainMs: number, fps = 60): Sample {
  const otherFigures = { scriptMs: 0.1, heapKbAMinute: 0, drawCalls: 3, cores: 1.25, browserMs: 20.8 }
  return { fps, mainMs, mainCpuMs: mainMs / 2, ...otherFigures }
}

function lineOf(table: string, start: string): string | undefined {
  return table.split('\n').find((line) => line.startsWith(`| ${start}`))
}

describe('the tables of the bench', () => {
  it('are Markdown with right-aligned numbers', () => {
    expect(markdownTable(['who', 'ms'], [['sky', '1']])).toBe('| who | ms |\n| --- | ---: |\n| sky | 1 |')
  })

  it('show the medians of each contestant, and dashes when it was too slow', () => {
    const results: Result[] = [
      { page: emptyCanvas, samples: [sample(1), sample(3), sample(2)] },
      { page: contestantPage(NAMES.dom, 10_000), samples: [null, null] },
    ]
    const table = mediansTable(results)
    expect(lineOf(table, NAMES.empty)).toBe(
      '| empty canvas | – | 60.0 | 2.00 | 1.00 | 0.10 | 0 | 3 | 1.25 | 21 |',
    )
    expect(lineOf(table, NAMES.dom)).toBe('| DOM and emoji | 10 000 | – | – | – | – | – | – | – | – |')
  })

  it('show the medians of the ratios of the rounds, for the automatic and the high quality', () => {
    // The second round is ten times slower, but has the same ratios.
    const results: Result[] = [
      { page: emptyCanvas, samples: [sample(1), sample(10)] },
      { page: contestantPage(NAMES.auto, 100), samples: [sample(1, 60), sample(10, 6)] },
      { page: contestantPage(NAMES.high, 100), samples: [sample(1.5, 45), sample(15, 4.5)] },
      { page: contestantPage(NAMES.drei, 100), samples: [sample(2, 30), sample(20, 3)] },
    ]
    const table = ratiosTable(results)
    expect(lineOf(table, 'this sky, high: main thread a frame ÷ empty')).toContain('| 1.50 × | – | – |')
    expect(lineOf(table, 'this sky, auto: frames a second ÷ drei')).toContain('| 2.00 × |')
    expect(lineOf(table, 'this sky, high: frames a second ÷ drei')).toContain('| 1.50 × |')
  })
})

describe('the pages of a round', () => {
  it('include each contestant with every number of stars that it can draw', () => {
    const countsOf = (name: string) =>
      contestantPages.flatMap((each) => (each.name === name ? [each.stars] : []))
    for (const name of [NAMES.auto, NAMES.high, NAMES.points, NAMES.drei])
      expect(countsOf(name)).toEqual(STAR_COUNTS)
    expect(countsOf(NAMES.dom)).toEqual([100])
    expect(countsOf(NAMES.empty)).toEqual([null])
  })
})
