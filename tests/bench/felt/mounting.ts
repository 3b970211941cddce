import { scriptsWithThree } from '../buildPages.ts'
import { DEVICES, type Stage, seconds } from '../device.ts'
import { digits, markdownTable, times } from '../markdownTable.ts'
import { median, medianRatio } from '../statistics.ts'
import { startTrace } from '../trace.ts'
import type { FeltOptions } from './feltOptions.ts'
import { watchFirstFrame } from './firstFrame.ts'
import { longestTaskMs } from './longestTask.ts'

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing']
const SLOWDOWNS = [1, 4] as const
const PAGES = [
  { name: 'the gate', path: '/' },
  { name: '`?gate=open`', path: '/?gate=open' },
] as const
const BARE = { name: 'bare react-three-fiber page', path: '/bench/bare.html' } as const

interface Mounting {
  readonly liveMs: number
  readonly longestTaskMs: number
}

async function mount(
  stage: Stage,
  path: string,
  slowdown: number,
  scripts: readonly string[],
): Promise<Mounting> {
  return stage.visit({ slowdown, scripts: [watchFirstFrame] }, async (page, cdp) => {
    const endTrace = await startTrace(cdp, CATEGORIES)
    await page.goto(stage.origin + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.liveMs !== undefined, undefined, { polling: 200 })
    // So that the task of the first frame has ended.
    await seconds(0.2 * slowdown)
    const events = await endTrace()
    const liveMs = await page.evaluate(() => window.liveMs ?? Number.NaN)
    return { liveMs, longestTaskMs: longestTaskMs(events, scripts) }
  })
}

/** Navigation to the first live frame, and the longest task of mounting the sky, beside a bare page's. */
export async function mounting({ stageOf, folder, rounds, note }: FeltOptions): Promise<string> {
  const stage = await stageOf(DEVICES.card)
  const scripts = scriptsWithThree(folder)
  const rows = SLOWDOWNS.flatMap((slowdown) =>
    [BARE, ...PAGES].map((page) => ({ page, slowdown, samples: [] as Mounting[] })),
  )
  // The first visit starts the browser's processes.
  for (const { path } of [BARE, PAGES[0]]) await mount(stage, path, 1, scripts)
  for (let round = 1; round <= rounds; round++)
    for (const { page, slowdown, samples } of rows) {
      samples.push(await mount(stage, page.path, slowdown, scripts))
      note(`mounting ${round}: ${page.name} at 1/${slowdown}`, samples.at(-1))
    }
  const lines = rows.map(({ page, slowdown, samples }) => {
    const bare = rows.find((row) => row.page === BARE && row.slowdown === slowdown)?.samples ?? []
    const of = (key: keyof Mounting) => samples.map((sample) => sample[key])
    const ratio = (key: keyof Mounting) =>
      page === BARE
        ? ''
        : times(
            medianRatio(
              of(key),
              bare.map((sample) => sample[key]),
            ),
          )
    return [
      page.name,
      slowdown === 1 ? 'full' : `1/${slowdown}`,
      digits(median(of('liveMs')), 0),
      ratio('liveMs'),
      digits(median(of('longestTaskMs')), 0),
      ratio('longestTaskMs'),
    ]
  })
  const head = ['page', 'speed', 'first live frame ms', '÷ bare', 'longest task of mounting ms', '÷ bare']
  return `${stage.device.name[0]?.toUpperCase()}${stage.device.name.slice(1)}.\n\n${markdownTable(head, lines)}`
}
