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

/** Traces the still page, in which nothing should happen. @returns a Markdown table with counts of events */
export async function stillRun({ stageOf }: PartOptions): Promise<string> {
  const stage = await stageOf(DEVICES.softwareGl)
  const events = await stage.visit({}, async (page, cdp) => {
    await awaitSky(page, stage.origin + PATH)
    await waitSeconds(SETTLE_S)
    const endTrace = await startTrace(cdp, [FRAMES_SHOWN, 'devtools.timeline', 'v8.execute'])
    await waitSeconds(TRACED_S)
    return endTrace()
  })
  return markdownTable(
    [`\`${PATH}\`, ${TRACED_S} s after ${SETTLE_S} s`, 'seen'],
    [
      ['frames on screen', String(countEvents(events, 'Display::FrameDisplayed'))],
      ['animation frames', String(countEvents(events, 'FireAnimationFrame'))],
      ['timers fired', String(countEvents(events, 'TimerFire'))],
      ['scripts run', String(countEvents(events, ...SCRIPT_EVENTS))],
      ['script ms', spentMs(events, ...SCRIPT_EVENTS).toFixed(2)],
    ],
  )
}
