import { DEVICES, waitSeconds } from '../device.ts'
import { markdownTable } from '../markdownTable.ts'
import type { PartOptions } from '../partOptions.ts'
import { countEvents, FRAMES_SHOWN, spentMs, startTrace } from '../trace.ts'
import { awaitSky } from './awaitSky.ts'

const PATH = '/?gate=open&motion=still'
const SETTLE_S = 4
const TRACED_S = 10
const SCRIPT_EVENTS = [
  'EvaluateScript',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'V8.Execute',
]

/** Counts frames, timers and scripts while the page is still: all counts should be 0. @returns a Markdown table */
export async function stillRun({ setupOf }: PartOptions): Promise<string> {
  const setup = await setupOf(DEVICES.softwareGl)
  const events = await setup.visit({}, async (page, cdp) => {
    await awaitSky(page, setup.origin + PATH)
    await waitSeconds(SETTLE_S)
    const endTrace = await startTrace(cdp, [FRAMES_SHOWN, 'devtools.timeline', 'v8.execute'])
    await waitSeconds(TRACED_S)
    return endTrace()
  })
  return markdownTable(
    [`\`${PATH}\`, in ${TRACED_S} s, from ${SETTLE_S} s after the start`, 'count'],
    [
      ['frames on screen', String(countEvents(events, 'Display::FrameDisplayed'))],
      ['animation frames', String(countEvents(events, 'FireAnimationFrame'))],
      ['timers fired', String(countEvents(events, 'TimerFire'))],
      ['scripts run', String(countEvents(events, ...SCRIPT_EVENTS))],
      ['time of scripts, ms', spentMs(events, ...SCRIPT_EVENTS).toFixed(2)],
    ],
  )
}
