import { describe, expect, it } from 'vitest'
import { countEvents, spentMs, type TraceEvent } from '../trace.ts'

/** A trace event. `ts` and `dur` are microseconds. */
const event = (name: string, ts: number, dur: number, tid = 1): TraceEvent => ({ name, pid: 1, tid, ts, dur })

describe('reading a trace', () => {
  it('counts the events with the given names', () => {
    const events = [event('TimerFire', 0, 1), event('FunctionCall', 2, 1), event('TimerFire', 5, 1)]
    expect(countEvents(events, 'TimerFire')).toBe(2)
    expect(countEvents(events, 'TimerFire', 'FunctionCall')).toBe(3)
  })

  it('counts the time of nested events once, but adds up the times of two threads', () => {
    const nested = [event('TimerFire', 0, 4000), event('FunctionCall', 1000, 2000)]
    expect(spentMs(nested, 'TimerFire', 'FunctionCall')).toBe(4)
    expect(spentMs([...nested, event('TimerFire', 0, 3000, 2)], 'TimerFire')).toBe(7)
  })

  it('skips events without a duration', () => {
    expect(spentMs([{ name: 'Mark', pid: 1, tid: 1, ts: 5 }], 'Mark')).toBe(0)
  })
})
