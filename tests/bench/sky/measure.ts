import type { CDPSession, Page } from 'playwright'
import { type DeviceSetup, waitSeconds } from '../device.ts'
import { countEvents, FRAMES_SHOWN, startTrace } from '../trace.ts'
import { awaitSky } from './awaitSky.ts'
import type { CpuMeter } from './cpuMeter.ts'

const WARM_UP_S = 2
/** Longest time of a visit in addition to its sample. A page that takes longer is too slow. */
const MAX_EXTRA_S = 90

/** Measurements of a page. Times are wall-clock times, unless they are CPU times. */
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

/** Records in the page each change of the site's frame count, and its time. The count changes about once a second. */
function recordFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const scene = document.querySelector<HTMLElement>('[data-frames]')
    if (!scene) return
    const counts: [atMs: number, frames: number][] = []
    new MutationObserver(() => counts.push([performance.now(), Number(scene.dataset.frames)])).observe(
      scene,
      {
        attributeFilter: ['data-frames'],
      },
    )
    Object.assign(window, { counts })
  })
}

/** Reads the page's frame count with its time, and its draw calls per frame. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const { counts } = window as { counts?: [atMs: number, frames: number][] }
    const drawCalls = document.querySelector<HTMLElement>('[data-draw-calls]')?.dataset.drawCalls
    const frames = counts
      ? counts.at(-1)
      : ([performance.now(), window.contestant?.frames() ?? null] as const)
    return { frames, drawCalls: window.contestant?.drawCalls() ?? Number(drawCalls) }
  })
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
  const [fromAtMs, fromFrames] = pageBefore.frames ?? [0, null]
  const [toAtMs, toFrames] = pageAfter.frames ?? [0, null]
  const reportedFps =
    fromFrames === null || toFrames === null || toAtMs <= fromAtMs
      ? Number.POSITIVE_INFINITY
      : ((toFrames - fromFrames) / (toAtMs - fromAtMs)) * 1000
  const fps = Math.min(reportedFps, shownFrames / durationS)
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

/** Opens a page, waits until its sky draws, and measures it. @returns null when it is too slow to be measured */
export async function measure(
  setup: DeviceSetup,
  path: string,
  cpu: CpuMeter,
  lengthS: number,
): Promise<Sample | null> {
  try {
    return await setup.visit({}, async (page, cdp) => {
      const run = awaitSky(page, setup.origin + path).then(() => takeSample(page, cdp, cpu, lengthS))
      run.catch(() => {})
      return await Promise.race([run, waitSeconds(MAX_EXTRA_S + lengthS).then(() => null)])
    })
  } catch (error) {
    console.warn(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return null
  }
}
