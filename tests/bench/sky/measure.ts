import type { CDPSession, Page } from 'playwright'
import { type Stage, seconds } from '../device.ts'
import { countEvents, FRAMES_SHOWN, startTrace } from '../trace.ts'
import { awaitSky } from './awaitSky.ts'
import type { CpuMeter } from './cpuMeter.ts'

const WARM_UP_S = 2
/** Longest time of a visit in addition to its sample, s. A page that takes longer counts as too slow. */
const MAX_S = 90

/** The cost of one page in one sample. */
export interface Sample {
  /** Presented frames with a change of the page, per second. */
  readonly fps: number
  /** Time of the main thread's tasks per frame by the wall clock, ms. A busy machine makes it longer. */
  readonly mainMs: number
  /** CPU time of the main thread per frame, ms. */
  readonly mainCpuMs: number
  /** Time of scripts per frame by the wall clock, ms. */
  readonly scriptMs: number
  /** Growth of the heap between two garbage collections, kB/min. */
  readonly heapKbAMinute: number
  /** Draw calls per frame. */
  readonly drawCalls: number
  /** CPU time of the whole browser per second, s. */
  readonly cores: number
  /** CPU time of the whole browser per frame, ms. It includes drawing in software. */
  readonly browserMs: number
}

/** The used heap after garbage collection, bytes. */
export async function collectedHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** The time that a page's main thread has used so far, s. */
async function counters(cdp: CDPSession): Promise<{ tasks: number; script: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { tasks: value('TaskDuration'), script: value('ScriptDuration') }
}

/** Records in the page each number of frames that the site reports, about once a second, and its time. */
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

/** The page's own numbers: its frames so far and their time, and its draw calls. */
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

async function sample(page: Page, cdp: CDPSession, cpu: CpuMeter, lengthS: number): Promise<Sample> {
  // A session counts either wall-clock time or CPU time.
  const cpuSession = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' })
  await cpuSession.send('Performance.enable', { timeDomain: 'threadTicks' })
  await recordFrames(page)
  await seconds(WARM_UP_S)
  const heap = await collectedHeap(cdp)
  const heapFromMs = performance.now()
  const endTrace = await startTrace(cdp, [FRAMES_SHOWN])
  const read = () =>
    Promise.all([counters(cdp), counters(cpuSession), cpu(), readPage(page), performance.now()])
  const [wall, thread, cpuS, pageBefore, fromMs] = await read()
  await seconds(lengthS)
  const [wallEnd, threadEnd, cpuEndS, pageAfter, toMs] = await read()
  const shown = countEvents(await endTrace(), 'Display::FrameDisplayed')
  const heapGrowth = (await collectedHeap(cdp)) - heap
  const heapMinutes = (performance.now() - heapFromMs) / 60_000

  const lastedS = (toMs - fromMs) / 1000
  const [fromAt, fromFrames] = pageBefore.frames ?? [0, null]
  const [toAt, toFrames] = pageAfter.frames ?? [0, null]
  const reportedFps =
    fromFrames === null || toFrames === null || toAt <= fromAt
      ? Number.POSITIVE_INFINITY
      : ((toFrames - fromFrames) / (toAt - fromAt)) * 1000
  const fps = Math.min(reportedFps, shown / lastedS)
  const msPerFrame = (spentS: number) => (spentS * 1000) / (fps * lastedS)
  return {
    fps,
    mainMs: msPerFrame(wallEnd.tasks - wall.tasks),
    mainCpuMs: msPerFrame(threadEnd.tasks - thread.tasks),
    scriptMs: msPerFrame(wallEnd.script - wall.script),
    heapKbAMinute: heapGrowth / 1024 / heapMinutes,
    drawCalls: pageAfter.drawCalls,
    cores: (cpuEndS - cpuS) / lastedS,
    browserMs: msPerFrame(cpuEndS - cpuS),
  }
}

/** Opens a page, waits until its sky draws, and measures it. @returns null when it is too slow to be measured */
export async function measure(
  stage: Stage,
  path: string,
  cpu: CpuMeter,
  lengthS: number,
): Promise<Sample | null> {
  try {
    return await stage.visit({}, async (page, cdp) => {
      const run = awaitSky(page, stage.origin + path).then(() => sample(page, cdp, cpu, lengthS))
      run.catch(() => {})
      return await Promise.race([run, seconds(MAX_S + lengthS).then(() => null)])
    })
  } catch (error) {
    console.warn(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    return null
  }
}
