import type { Browser } from 'playwright'
import { openPage, seconds } from './browser.ts'
import { entry, NAMES } from './contestants.ts'
import { collectedHeap } from './measure.ts'
import { slope } from './statistics.ts'
import { markdownTable } from './table.ts'

const MINUTES = Number(process.env.MINUTES ?? 10)
const WARM_UP_S = 20

/** The heap of this sky, minute by minute, each after a collection. @returns what was seen, as Markdown */
export async function longRun(browser: Browser, origin: string): Promise<string> {
  const { page, cdp } = await openPage(browser, origin + entry(NAMES.sky, 100).path)
  await seconds(WARM_UP_S)
  const kilobytes: number[] = []
  const frames: string[] = []
  for (let minute = 0; minute <= MINUTES; minute++) {
    if (minute > 0) await seconds(60)
    // Asked first: the first question leaves its own tools in the heap.
    frames.push((await page.locator('[data-frames]').getAttribute('data-frames')) ?? '–')
    kilobytes.push((await collectedHeap(cdp)) / 1024)
  }
  const table = markdownTable(
    ['minute', 'heap kB', 'frames so far'],
    kilobytes.map((heap, minute) => [String(minute), heap.toFixed(1), frames[minute] ?? '–']),
  )
  return `${table}\n\nSlope: ${slope(kilobytes).toFixed(2)} kB a minute.`
}
