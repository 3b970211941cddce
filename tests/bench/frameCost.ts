import type { Browser, CDPSession, Page } from 'playwright'
import { openPage, seconds } from './browser.ts'
import { entry, floor, NAMES } from './contestants.ts'
import { frameParts } from './frameParts.ts'
import { markdownTable } from './table.ts'

const PROFILED_S = 8
const WARM_UP_S = 8
const LINES = 15

/** Counts the page's calls of WebGL, and its frames, from now on, in `window.glCalls`. */
function countGlCalls(page: Page): Promise<void> {
  return page.evaluate(() => {
    const calls: Record<string, number> = {}
    Object.assign(window, { glCalls: calls })
    const count = () => {
      calls.frames = (calls.frames ?? 0) + 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (typeof value !== 'function') continue
      prototype[name] = function (this: unknown, ...given: unknown[]) {
        calls[name] = (calls[name] ?? 0) + 1
        return value.apply(this, given)
      }
    }
  })
}

async function glCallsAFrame(page: Page): Promise<string[][]> {
  await countGlCalls(page)
  await seconds(2)
  const { frames = Number.NaN, ...calls } = await page.evaluate(
    () => (window as unknown as { glCalls: Record<string, number> }).glCalls,
  )
  const lines = Object.entries(calls).toSorted(([, a], [, b]) => b - a)
  return [
    ['all', lines.reduce((sum, [, count]) => sum + count / frames, 0).toFixed(1)],
    ...lines.map(([name, count]) => [name, (count / frames).toFixed(2)]),
  ]
}

async function profile(cdp: CDPSession): Promise<string[][]> {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 100 })
  await cdp.send('Profiler.start')
  await seconds(PROFILED_S)
  const { profile } = await cdp.send('Profiler.stop')
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const spentMs = new Map<string, number>()
  for (const [i, id] of (profile.samples ?? []).entries()) {
    const { functionName, lineNumber, columnNumber } = names.get(id) ?? {}
    const key = `${functionName || '(nameless)'} ${lineNumber}:${columnNumber}`
    spentMs.set(key, (spentMs.get(key) ?? 0) + (profile.timeDeltas?.[i] ?? 0) / 1000)
  }
  return [...spentMs]
    .filter(([key]) => !key.startsWith('(idle)'))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LINES)
    .map(([key, ms]) => [key, (ms / PROFILED_S).toFixed(2)])
}

/** What a frame's time goes into: its parts, the calls of WebGL, and the script's ms a second by function. */
export async function frameCost(browser: Browser, origin: string): Promise<string> {
  const contestants = [entry(NAMES.sky, 100), entry(NAMES.sky, 100_000), entry(NAMES.points, 100), floor]
  const head: string[] = []
  const details: string[] = []
  const parts: ReadonlyMap<string, number>[] = []
  for (const { name, stars, path } of contestants) {
    const title = stars === null ? name : `${name}, ${stars} stars`
    head.push(title)
    const { page, cdp } = await openPage(browser, origin + path)
    await seconds(WARM_UP_S)
    parts.push(await frameParts(cdp))
    details.push(
      markdownTable([`${title}: function`, 'ms/s'], await profile(cdp)),
      markdownTable([`${title}: WebGL`, 'calls/frame'], await glCallsAFrame(page)),
    )
    await page.context().close()
  }
  const lines = [...(parts[0]?.keys() ?? [])].map((part) => [
    part,
    ...parts.map((of) => (of.get(part) ?? Number.NaN).toFixed(0)),
  ])
  return [markdownTable(['main thread, CPU µs a frame', ...head], lines), ...details].join('\n\n')
}
