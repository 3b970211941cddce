import type { CDPSession } from 'playwright'
import { seconds } from './browser.ts'
import { median } from './statistics.ts'
import { startTrace, type TraceEvent } from './trace.ts'

const TRACED_S = 8
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink']

/** Parts of a frame by what the browser calls them in a trace. */
const PARTS: Readonly<Record<string, string>> = {
  script: 'FireAnimationFrame',
  'pre-paint': 'PrePaint',
  'intersections (lazy images and frames)': 'Blink.IntersectionObservation.UpdateTime',
  'commit (layers)': 'Commit',
}

/** The events of the thread that draws: the one with most animation frames. */
function drawingThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const frames = new Map<string, number>()
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  for (const event of events)
    if (event.name === PARTS.script) frames.set(thread(event), (frames.get(thread(event)) ?? 0) + 1)
  const [busiest] = [...frames].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return events.filter((event) => thread(event) === busiest)
}

/**
 * What one frame takes of the main thread, in µs of CPU time, the whole first and then its parts. Medians over the
 * frames: neither a busy machine nor work that only comes now and then is in them.
 */
export async function frameParts(cdp: CDPSession): Promise<ReadonlyMap<string, number>> {
  const endTrace = await startTrace(cdp, CATEGORIES)
  await seconds(TRACED_S)
  const events = drawingThread(await endTrace())
  const used = (of: readonly TraceEvent[]) =>
    median(of.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur])))
  const called = (wanted: string | undefined) => events.filter(({ name }) => name === wanted)
  const frames = called(PARTS.script)
  const within = (task: TraceEvent) =>
    frames.some(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))
  return new Map([
    ['the whole frame', used(called('RunTask').filter(within))],
    ...Object.entries(PARTS).map(([part, name]) => [part, used(called(name))] as const),
  ])
}
