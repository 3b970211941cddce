import type { Page } from 'playwright'
import type { Part } from './bench.ts'
import { DEVICES, type DeviceSetup, waitSeconds } from './device.ts'
import { countEvents, FRAMES_SHOWN, startTrace } from './trace.ts'

const WARM_UP_S = 2
const SAMPLE_S = 5
/** Time until the sky is idle, and its frame rate is steady. */
const IDLE_AFTER_S = 35
const IDLE_SAMPLE_S = 10

const THIS_SKY = '/?gate=open&quality=auto&motion=full&stars=100'
const DREI = '/bench/drei.html?stars=100'
const EMPTY = '/bench/empty.html'

/** Opens a page, and waits until its sky draws. A page to which the bench compares the site then sets `window.isContestant`. */
async function openSky(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(
    () =>
      window.isContestant ||
      document.querySelector('[data-renderer="webgl"]:not([data-frames="0"])') !== null,
    undefined,
    { polling: 200 },
  )
}

interface Sample {
  /** Frames on screen per second. */
  readonly fps: number
  /** Tasks of the main thread per frame, ms. */
  readonly mainMs: number
}

function measureFrames({ origin, visit }: DeviceSetup, path: string): Promise<Sample> {
  return visit({}, async (page, cdp) => {
    const tasksS = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    }
    await openSky(page, origin + path)
    await cdp.send('Performance.enable', { timeDomain: 'timeTicks' })
    await waitSeconds(WARM_UP_S)
    const endTrace = await startTrace(cdp, [FRAMES_SHOWN])
    const [tasksBeforeS, fromMs] = [await tasksS(), performance.now()]
    await waitSeconds(SAMPLE_S)
    const [tasksAfterS, toMs] = [await tasksS(), performance.now()]
    const frames = countEvents(await endTrace(), 'Display::FrameDisplayed')
    return { fps: (frames / (toMs - fromMs)) * 1000, mainMs: ((tasksAfterS - tasksBeforeS) * 1000) / frames }
  })
}

/** The CPU seconds that all processes of the browser use in a second while the sky is idle. */
async function idleCores({ browser, origin, visit }: DeviceSetup): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  const cpuS = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  return visit({}, async (page) => {
    await openSky(page, `${origin}/?gate=open`)
    await waitSeconds(IDLE_AFTER_S)
    const [before, fromMs] = [await cpuS(), performance.now()]
    await waitSeconds(IDLE_SAMPLE_S)
    return ((await cpuS()) - before) / ((performance.now() - fromMs) / 1000)
  })
}

/** The frames of the sky on the slowest device, compared with drei's stars and with an empty canvas. */
export const sky: Part = async ({ setupOf }) => {
  const setup = await setupOf(DEVICES.softwareGl)
  const own = await measureFrames(setup, THIS_SKY)
  const drei = await measureFrames(setup, DREI)
  const empty = await measureFrames(setup, EMPTY)
  return {
    'frames of the sky a second': own.fps,
    'frames of the sky ÷ drei Stars': own.fps / drei.fps,
    'main thread in a frame ÷ empty canvas': own.mainMs / empty.mainMs,
    'cores at rest': await idleCores(setup),
  }
}
