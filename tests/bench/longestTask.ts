import { CONTEXT_MARK, LIVE_MARK } from './firstFrame.ts'
import type { TraceEvent } from './trace.ts'

const EVALUATIONS = ['EvaluateScript', 'v8.evaluateModule']

/**
 * The longest task of the page's thread while the sky is mounted. Mounting starts when a script with three.js runs or a
 * WebGL context is requested, and ends with the first live frame. NaN without a live frame.
 */
export function longestTaskMs(events: readonly TraceEvent[], threeScripts: readonly string[]): number {
  const liveMark = events.find(({ name }) => name === LIVE_MARK)
  if (!liveMark) return Number.NaN
  const threadEvents = events.filter(({ pid, tid }) => pid === liveMark.pid && tid === liveMark.tid)
  const isStart = ({ name, args }: TraceEvent) => {
    if (name === CONTEXT_MARK) return true
    const details = EVALUATIONS.includes(name) ? JSON.stringify(args ?? {}) : ''
    return threeScripts.some((script) => details.includes(script))
  }
  const startUs = Math.min(...threadEvents.filter(isStart).map(({ ts }) => ts))
  const tasks = threadEvents.filter(
    ({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur > startUs && ts <= liveMark.ts,
  )
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1000))
}
