import type { Browser } from 'playwright'
import { openPage, seconds } from './browser.ts'
import { markdownTable } from './table.ts'
import { countEvents, FRAMES_SHOWN, spentMs, startTrace } from './trace.ts'

const PATH = '/?gate=open&motion=still'
const SETTLE_S = 4
const TRACED_S = 10
const SCRIPT = [
  'EvaluateScript',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'V8.Execute',
]

/** Traces the still page for ten seconds, in which nothing should happen. @returns what did, as Markdown */
export async function stillRun(browser: Browser, origin: string): Promise<string> {
  const { cdp } = await openPage(browser, origin + PATH)
  await seconds(SETTLE_S)
  const endTrace = await startTrace(cdp, [FRAMES_SHOWN, 'devtools.timeline', 'v8.execute'])
  await seconds(TRACED_S)
  const events = await endTrace()
  return markdownTable(
    [`\`${PATH}\`, ${TRACED_S} s after ${SETTLE_S} s`, 'seen'],
    [
      ['frames on screen', String(countEvents(events, 'Display::FrameDisplayed'))],
      ['animation frames', String(countEvents(events, 'FireAnimationFrame'))],
      ['timers fired', String(countEvents(events, 'TimerFire'))],
      ['scripts run', String(countEvents(events, ...SCRIPT))],
      ['script ms', spentMs(events, ...SCRIPT).toFixed(2)],
    ],
  )
}
