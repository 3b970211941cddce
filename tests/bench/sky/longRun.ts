import { DEVICES, seconds } from '../device.ts'
import { markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { slope } from '../statistics.ts'
import { awaitSky } from './awaitSky.ts'
import { entry, NAMES } from './contestants.ts'
import { collectedHeap } from './measure.ts'

const MINUTES = 10
const WARM_UP_S = 20

/** Measures the heap of this sky every minute, after a garbage collection. @returns the results as Markdown */
export async function longRun({ stageOf }: PartOptions): Promise<string> {
  const stage = await stageOf(DEVICES.softwareGl)
  return stage.visit({}, async (page, cdp) => {
    await awaitSky(page, stage.origin + entry(NAMES.high, 100).path)
    await seconds(WARM_UP_S)
    const kilobytes: number[] = []
    const frames: string[] = []
    for (let minute = 0; minute <= MINUTES; minute++) {
      if (minute > 0) await seconds(60)
      // Before the heap is measured, because the first query loads Playwright's own code into it.
      frames.push((await page.locator('[data-frames]').getAttribute('data-frames')) ?? '–')
      kilobytes.push((await collectedHeap(cdp)) / 1024)
    }
    const table = markdownTable(
      ['minute', 'heap kB', 'frames so far'],
      kilobytes.map((heap, minute) => [String(minute), heap.toFixed(1), frames[minute] ?? '–']),
    )
    return `${table}\n\nSlope: ${slope(kilobytes).toFixed(2)} kB a minute.`
  })
}
