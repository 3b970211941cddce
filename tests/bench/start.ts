import type { Page } from 'playwright'
import type { Part } from './bench.ts'
import { DEVICES, type DeviceSetup, waitSeconds } from './device.ts'
import { watchFirstFrame } from './firstFrame.ts'
import { longestTaskMs } from './longestTask.ts'
import { startTrace } from './trace.ts'

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing']
/** A page of react-three-fiber with one mesh. */
const BARE = '/bench/bare.html'
/** As on a phone. */
const SLOWDOWN = 4
/** Wait for the hydration after the page's load. */
const HYDRATED_S = 3

declare global {
  interface Window {
    blockedMs?: number
  }
}

/** A page script. Sums up what long tasks have over 50 ms, which is what the browser counts as blocking. */
function watchLongTasks(): void {
  window.blockedMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blockedMs = (window.blockedMs ?? 0) + duration - 50
  }).observe({ type: 'longtask', buffered: true })
}

/** Opens a page. @returns the time of its first live frame, ms since the start of navigation */
async function openLive({ origin }: DeviceSetup, page: Page, path: string): Promise<number> {
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.liveMs !== undefined, undefined, { polling: 200 })
  return page.evaluate(() => window.liveMs ?? Number.NaN)
}

/** The start of the page and of its sky, compared with a bare page. Traces slow a page down, so they have visits of their own. */
export const start: Part = async ({ setupOf, threeScripts }) => {
  const setup = await setupOf(DEVICES.fastGpu)
  const hydrationMs = await setup.visit({ slowdown: SLOWDOWN, scripts: [watchLongTasks] }, async (page) => {
    await page.goto(`${setup.origin}/?renderer=still`)
    await waitSeconds(HYDRATED_S)
    return page.evaluate(() => window.blockedMs ?? Number.NaN)
  })
  const liveMs = (path: string) =>
    setup.visit({ scripts: [watchFirstFrame] }, (page) => openLive(setup, page, path))
  const longestMs = (path: string, slowdown: number) =>
    setup.visit({ slowdown, scripts: [watchFirstFrame] }, async (page, cdp) => {
      const endTrace = await startTrace(cdp, CATEGORIES)
      await openLive(setup, page, path)
      // The task of the first frame must end before the trace does.
      await waitSeconds(0.2 * slowdown)
      return longestTaskMs(await endTrace(), threeScripts)
    })
  const bareMs = await liveMs(BARE)
  return {
    'blocking time of hydration at 1/4 of the speed, ms': hydrationMs,
    'first live frame ÷ bare page': (await liveMs('/')) / bareMs,
    'longest task of mounting ÷ bare page': (await longestMs('/', 1)) / (await longestMs(BARE, 1)),
    'longest task of mounting ÷ bare page, at 1/4 of the speed':
      (await longestMs('/', SLOWDOWN)) / (await longestMs(BARE, SLOWDOWN)),
  }
}
