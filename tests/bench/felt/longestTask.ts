import type { TraceEvent } from '../trace.ts'
import { CONTEXT_MARK, LIVE_MARK } from './firstFrame.ts'

/** The trace's names for running a script. */
const EVALUATIONS = ['EvaluateScript', 'v8.evaluateModule']

/**
 * The longest task of a page's thread while its sky is mounted, ms: from the first moment that the script with three.js
 * runs, or a context is asked for, to the first live frame. NaN when there was none.
 *
 * @param scripts the names of the scripts with three.js in them
 */
export function longestTaskMs(events: readonly TraceEvent[], scripts: readonly string[]): number {
  const live = events.find(({ name }) => name === LIVE_MARK)
  if (!live) return Number.NaN
  const thread = events.filter(({ pid, tid }) => pid === live.pid && tid === live.tid)
  const isStart = ({ name, args }: TraceEvent) => {
    if (name === CONTEXT_MARK) return true
    const about = EVALUATIONS.includes(name) ? JSON.stringify(args ?? {}) : ''
    return scripts.some((script) => about.includes(script))
  }
  const fromUs = Math.min(...thread.filter(isStart).map(({ ts }) => ts))
  const mounting = thread.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > fromUs && ts <= live.ts,
  )
  return Math.max(...mounting.map(({ dur = 0 }) => dur / 1000))
}
