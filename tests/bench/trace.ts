import type { CDPSession } from 'playwright'

/** A trace category with one event for each frame on screen. Most other categories would slow the sky down. */
export const FRAMES_SHOWN = 'disabled-by-default-display.framedisplayed'

/** The fields of a trace event that the bench reads. `ts` and `dur` are microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: unknown
}

/** Starts a trace. @returns a function that ends the trace and returns its events */
export async function startTrace(
  cdp: CDPSession,
  categories: readonly string[],
): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => {
    for (const event of value) events.push(event as TraceEvent)
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { excludedCategories: ['*'], includedCategories: [...categories] },
  })
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await complete
    cdp.off('Tracing.dataCollected', collect)
    return events
  }
}

export function countEvents(events: readonly TraceEvent[], ...names: readonly string[]): number {
  return events.filter(({ name }) => names.includes(name)).length
}
