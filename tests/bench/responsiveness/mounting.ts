import type { Page } from 'playwright'
import { scriptsWithThree } from '../buildPages.ts'
import { DEVICES, type DeviceSetup, type Network, waitSeconds } from '../device.ts'
import { formatNumber, formatRatio, markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { median, medianRatio } from '../statistics.ts'
import { startTrace } from '../trace.ts'
import { watchFirstFrame } from './firstFrame.ts'
import { longestTaskMs } from './longestTask.ts'

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing']
const BARE = { name: 'bare react-three-fiber page', path: '/bench/bare.html' } as const
const PAGES = [BARE, { name: 'the gate', path: '/' }, { name: '`?gate=open`', path: '/?gate=open' }] as const

const CABLE: Network = { name: '10 Mbit/s and 40 ms', megabitsPerS: 10, latencyMs: 40 }
const SLOW_PHONE: Network = { name: '1.6 Mbit/s and 150 ms', megabitsPerS: 1.6, latencyMs: 150 }

/** Each figure is measured in separate visits, because a trace slows a page down. */
const FIGURES = [
  { name: 'first live frame ms', measure: firstLiveOn() },
  { name: `first live frame at ${CABLE.name}, ms`, measure: firstLiveOn(CABLE) },
  { name: `first live frame at ${SLOW_PHONE.name}, ms`, measure: firstLiveOn(SLOW_PHONE) },
  { name: 'longest task of mounting ms', measure: longestTaskAt(1) },
  { name: 'longest task of mounting at 1/4 of the speed ms', measure: longestTaskAt(4) },
] as const

/** Opens a page. @returns the time of its first live frame, ms since the start of navigation */
async function openLive(setup: DeviceSetup, page: Page, path: string): Promise<number> {
  await page.goto(setup.origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.liveMs !== undefined, undefined, { polling: 200 })
  return page.evaluate(() => window.liveMs ?? Number.NaN)
}

function firstLiveOn(network?: Network) {
  return (setup: DeviceSetup, path: string): Promise<number> =>
    setup.visit({ network, scripts: [watchFirstFrame] }, (page) => openLive(setup, page, path))
}

function longestTaskAt(slowdown: number) {
  return (setup: DeviceSetup, path: string, threeScripts: readonly string[]): Promise<number> =>
    setup.visit({ slowdown, scripts: [watchFirstFrame] }, async (page, cdp) => {
      const endTrace = await startTrace(cdp, CATEGORIES)
      await openLive(setup, page, path)
      // The task of the first frame must end before the trace does.
      await waitSeconds(0.2 * slowdown)
      return longestTaskMs(await endTrace(), threeScripts)
    })
}

/** Compares the start of the sky with that of a bare react-three-fiber page. @returns a Markdown table */
export async function mounting({ setupOf, folder, rounds, logSample }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.fastGpu)
  const threeScripts = scriptsWithThree(folder)
  const rows = PAGES.map((page) => ({ page, samples: FIGURES.map((): number[] => []) }))
  // The first visits are not measured, because they also start the browser's processes.
  for (const { path } of PAGES) await firstLiveOn()(setup, path)
  for (let round = 1; round <= rounds; round++)
    for (const [index, figure] of FIGURES.entries())
      for (const { page, samples } of rows) {
        const value = await figure.measure(setup, page.path, threeScripts)
        samples[index]?.push(value)
        logSample(`mounting ${round}: ${page.name}, ${figure.name}`, value)
      }
  const bareSamples = rows.find(({ page }) => page === BARE)?.samples
  const tableRows = rows.map(({ page, samples }) => [
    page.name,
    ...samples.flatMap((values, index) => [
      formatNumber(median(values), 0),
      page === BARE ? '' : formatRatio(medianRatio(values, bareSamples?.[index] ?? [])),
    ]),
  ])
  const head = FIGURES.flatMap(({ name }) => [name, '÷ bare'])
  return `WebGL ${setup.device.name}.\n\n${markdownTable(['page', ...head], tableRows)}`
}
