import type { CDPSession, Page } from 'playwright'
import { type DeviceSetup, waitSeconds } from '../device.ts'
import { countEvents, FRAMES_SHOWN, startTrace } from '../trace.ts'
import { awaitSky } from './awaitSky.ts'
import type { CpuMeter } from './cpuMeter.ts'

const WARM_UP_S = 2
/** Longest time of a visit in addition to its sample. A page that takes longer is too slow. */
const MAX_EXTRA_S = 90

/** Measurements of a page. Times without 'CPU' are wall-clock times. */
export interface Sample {
  /** Frames per second that change the page and reach the screen. */
  readonly fps: number
  /** Tasks of the main thread per frame. */
  readonly mainMs: number
  /** CPU time of the main thread per frame. */
  readonly mainCpuMs: number
  /** Scripts per frame. */
  readonly scriptMs: number
  /** Growth of the heap, after garbage collections. */
  readonly heapKbAMinute: number
  /** Per frame. */
  readonly drawCalls: number
  /** CPU seconds of the whole browser per second. */
  readonly cores: number
  /** CPU time of the whole browser per frame. It includes drawing in software. */
  readonly browserMs: number
}

/** The heap after garbage collection. */
export async function collectedHeapBytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** Times of the main thread so far: wall-clock or CPU time, as the session has enabled. */
async function readTimes(cdp: CDPSession): Promise<{ tasksS: number; scriptsS: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { tasksS: value('TaskDuration'), scriptsS: value('ScriptDuration') }
}

/** The number of frames that a page has drawn so far, and the time at which the page counted them. */
interface FrameCount {
  readonly atMs: number
  /** Null if the page does not count its frames. */
  readonly frames: number | null
}

/** Records in the page each change of the site's frame count, and its time. The count changes about once a second. */
function recordFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const scene = document.querySelector<HTMLElement>('[data-frames]')
    if (!scene) return
    const frameCounts: FrameCount[] = []
    const recordCount = () =>
      frameCounts.push({ atMs: performance.now(), frames: Number(scene.dataset.frames) })
    new MutationObserver(recordCount).observe(scene, { attributeFilter: ['data-frames'] })
    Object.assign(window, { frameCounts })
  })
}

/** Reads the page's last frame count, and its draw calls per frame. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const { frameCounts } = window as { frameCounts?: FrameCount[] }
    const drawCalls = document.querySelector<HTMLElement>('[data-draw-calls]')?.dataset.drawCalls
    const contestantCount = { atMs: performance.now(), frames: window.contestant?.frames() ?? null }
    return {
      frameCount: frameCounts ? frameCounts.at(-1) : contestantCount,
      drawCalls: window.contestant?.drawCalls() ?? Number(drawCalls),
    }
  })
}

/** The frames per second between two counts. Infinite, and so ignored, without two counts at different times. */
function countedFps(before: FrameCount | undefined, after: FrameCount | undefined): number {
  const fromFrames = before?.frames ?? null
  const toFrames = after?.frames ?? null
  if (!before || !after || fromFrames === null || toFrames === null || after.atMs <= before.atMs)
    return Number.POSITIVE_INFINITY
  return ((toFrames - fromFrames) / (after.atMs - before.atMs)) * 1000
}

async function takeSample(page: Page, cdp: CDPSession, cpu: CpuMeter, lengthS: number): Promise<Sample> {
  // A session measures either wall-clock time or CPU time.
  const cpuSession = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' })
  await cpuSession.send('Performance.enable', { timeDomain: 'threadTicks' })
  await recordFrames(page)
  await waitSeconds(WARM_UP_S)
  const heapBytes = await collectedHeapBytes(cdp)
  const heapFromMs = performance.now()
  const endTrace = await startTrace(cdp, [FRAMES_SHOWN])
  const read = () =>
    Promise.all([readTimes(cdp), readTimes(cpuSession), cpu(), readPage(page), performance.now()])
  const [wall, thread, cpuS, pageBefore, fromMs] = await read()
  await waitSeconds(lengthS)
  const [wallEnd, threadEnd, cpuEndS, pageAfter, toMs] = await read()
  const shownFrames = countEvents(await endTrace(), 'Display::FrameDisplayed')
  const heapGrowthBytes = (await collectedHeapBytes(cdp)) - heapBytes
  const heapMinutes = (performance.now() - heapFromMs) / 60_000

  const durationS = (toMs - fromMs) / 1000
  const fps = Math.min(countedFps(pageBefore.frameCount, pageAfter.frameCount), shownFrames / durationS)
  const msPerFrame = (spentS: number) => (spentS * 1000) / (fps * durationS)
  return {
    fps,
    mainMs: msPerFrame(wallEnd.tasksS - wall.tasksS),
    mainCpuMs: msPerFrame(threadEnd.tasksS - thread.tasksS),
    scriptMs: msPerFrame(wallEnd.scriptsS - wall.scriptsS),
    heapKbAMinute: heapGrowthBytes / 1024 / heapMinutes,
    drawCalls: pageAfter.drawCalls,
    cores: (cpuEndS - cpuS) / durationS,
    browserMs: msPerFrame(cpuEndS - cpuS),
  }
}

/** Opens a page, waits until its sky draws, and measures it. @returns null when it fails or is too slow */
export async function measure(
  setup: DeviceSetup,
  path: string,
  cpu: CpuMeter,
  lengthS: number,
): Promise<Sample | null> {
  try {
    return await setup.visit({}, async (page, cdp) => {
      const run = awaitSky(page, setup.origin + path).then(() => takeSample(page, cdp, cpu, lengthS))
      // A run that fails after the time limit would end Node with an unhandled rejection.
      run.catch(() => {})
      return await Promise.race([run, waitSeconds(MAX_EXTRA_S + lengthS).then(() => null)])
    })
  } catch (error) {
    console.warn(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return null
  }
}
