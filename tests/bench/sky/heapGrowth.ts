import { DEVICES, waitSeconds } from '../device.ts'
import { markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { slope } from '../statistics.ts'
import { awaitSky } from './awaitSky.ts'
import { contestantPage, NAMES } from './contestants.ts'
import { collectedHeapBytes } from './measure.ts'

const MINUTES = 10
const WARM_UP_S = 20

/** Measures the heap of the site's home page every minute, after a garbage collection. @returns Markdown */
export async function heapGrowth({ setupOf }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.softwareGl)
  return setup.visit({}, async (page, cdp) => {
    await awaitSky(page, setup.origin + contestantPage(NAMES.high, 100).path)
    await waitSeconds(WARM_UP_S)
    const kilobytes: number[] = []
    const frames: string[] = []
    for (let minute = 0; minute <= MINUTES; minute++) {
      if (minute > 0) await waitSeconds(60)
      // Read before the heap, because the first query adds Playwright's own code to the heap.
      frames.push((await page.locator('[data-frames]').getAttribute('data-frames')) ?? '–')
      kilobytes.push((await collectedHeapBytes(cdp)) / 1024)
    }
    const table = markdownTable(
      ['minute', 'heap kB', 'frames so far'],
      kilobytes.map((heap, minute) => [String(minute), heap.toFixed(1), frames[minute] ?? '–']),
    )
    return `${table}\n\nSlope: ${slope(kilobytes).toFixed(2)} kB a minute.`
  })
}
