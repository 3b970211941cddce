import { describe, expect, it } from 'vitest'
import { CONTEXT_MARK, LIVE_MARK } from '../responsiveness/firstFrame.ts'
import { longestTaskMs } from '../responsiveness/longestTask.ts'
import { longestFrameMs, WATCHED_AFTER_MS } from '../responsiveness/watchOpening.ts'
import type { TraceEvent } from '../trace.ts'

/** @param tid the thread; 1 is that of the page */
const event = (name: string, atMs: number, durationMs = 0, tid = 1, args?: unknown): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts: atMs * 1000,
  dur: durationMs * 1000,
  args,
})
/** The scripts with three.js, and the event of a run. */
const SCRIPTS = ['assets/sky.js']
const runs = (atMs: number) => event('v8.evaluateModule', atMs, 5, 1, { fileName: 'http://x/assets/sky.js' })

describe('the longest task of mounting', () => {
  it('is the longest on the page’s thread between the first run of three.js and the first live frame', () => {
    const events = [
      event('RunTask', 0, 300),
      event('RunTask', 400, 50),
      runs(410),
      event('RunTask', 500, 80),
      event('RunTask', 500, 900, 2),
      event(LIVE_MARK, 570),
      event('RunTask', 600, 200),
    ]
    expect(longestTaskMs(events, SCRIPTS)).toBe(80)
  })

  it('counts from the request for the context when that comes before three.js', () => {
    const events = [
      event('RunTask', 100, 120),
      event(CONTEXT_MARK, 110),
      event('RunTask', 300, 40),
      runs(310),
      event(LIVE_MARK, 330),
    ]
    expect(longestTaskMs(events, SCRIPTS)).toBe(120)
  })

  it('is NaN when there is no live frame', () => {
    expect(longestTaskMs([event('RunTask', 0, 10), runs(5)], SCRIPTS)).toBeNaN()
  })
})

describe('the longest frame of an opening', () => {
  it('counts from the click on', () => {
    expect(longestFrameMs({ clickedMs: 100, openedMs: 200, framesMs: [190, 206, 222] })).toBe(90)
  })

  it('does not count frames that begin long after the gate has disappeared', () => {
    const endMs = 200 + WATCHED_AFTER_MS
    const opening = { clickedMs: 184, openedMs: 200 }
    expect(longestFrameMs({ ...opening, framesMs: [200, endMs - 1, endMs + 799] })).toBe(800)
    expect(longestFrameMs({ ...opening, framesMs: [200, endMs + 1, endMs + 1000] })).toBe(
      WATCHED_AFTER_MS + 1,
    )
  })
})
