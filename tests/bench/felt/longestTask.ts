import type { TraceEvent } from '../trace.ts'
import { CONTEXT_MARK, LIVE_MARK } from './firstFrame.ts'

/** Names of trace events that run a script. */
const EVALUATIONS = ['EvaluateScript', 'v8.evaluateModule']

/**
 * The longest task on a page's thread while its sky is mounted, ms: from the first run of a script with three.js, or
 * from the first request for a context, to the first live frame. NaN without such a task.
 *
 * @param scripts the names of the scripts with three.js
 */
export function longestTaskMs(events: readonly TraceEvent[], scripts: readonly string[]): number {
  const live = events.find(({ name }) => name === LIVE_MARK)
  if (!live) return Number.NaN
  const thread = events.filter(({ pid, tid }) => pid === live.pid && tid === live.tid)
  const isStart = ({ name, args }: TraceEvent) => {
    if (name === CONTEXT_MARK) return true
    const details = EVALUATIONS.includes(name) ? JSON.stringify(args ?? {}) : ''
    return scripts.some((script) => details.includes(script))
  }
  const fromUs = Math.min(...thread.filter(isStart).map(({ ts }) => ts))
  const mounting = thread.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > fromUs && ts <= live.ts,
  )
  return Math.max(...mounting.map(({ dur = 0 }) => dur / 1000))
}
