import { describe, expect, it } from 'vitest'
import { closeGroup, type History, recordChange, redo, startHistory, undo } from '../../../src/lib/history.ts'

const WITHIN_MS = 1000
const MAX_UNDO_STEPS = 300

/** Types a text letter by letter, in one group of changes. @param intervalMs the time between two letters */
function typed(start: History<string>, letters: string, group: string, startMs: number, intervalMs: number) {
  let history = start
  let nowMs = startMs
  for (const letter of letters) {
    history = recordChange(history, history.present + letter, { group, withinMs: WITHIN_MS, nowMs })
    nowMs += intervalMs
  }
  return history
}

describe('the undo history', () => {
  it('undoes a word typed without a pause in one step', () => {
    const history = typed(startHistory('a'), 'bcd', 'name', 0, 100)
    expect(history.present).toBe('abcd')
    expect(undo(history).present).toBe('a')
  })

  it('starts a new step after a pause, in another field, and after a single change', () => {
    const first = typed(startHistory(''), 'ab', 'name', 0, 100)
    const second = typed(first, 'cd', 'name', 5000, 100)
    const third = typed(second, 'e', 'bio', 5200, 100)
    const alone = recordChange(third, `${third.present}!`)
    const fifth = typed(alone, 'f', 'bio', 5202, 100)
    const steps: string[] = []
    for (let history = fifth; history.past.length > 0; history = undo(history)) steps.push(history.present)
    expect(steps).toEqual(['abcde!f', 'abcde!', 'abcde', 'abcd', 'ab'])
  })

  it('records a drag as one step', () => {
    const drag = (history: History<number>, to: number) => recordChange(history, to, { group: 'radius' })
    const dragged = drag(drag(startHistory(0), 1), 2)
    expect(undo(dragged).present).toBe(0)
    expect(undo(drag(closeGroup(dragged), 3)).present).toBe(2)
  })

  it('names the change of each step, on undo and on redo', () => {
    const history = recordChange(recordChange(startHistory(1), 2, { label: 'two' }), 3, { label: 'three' })
    expect(history.past.map(({ label }) => label)).toEqual(['two', 'three'])
    expect(undo(undo(history)).future.map(({ label }) => label)).toEqual(['two', 'three'])
    expect(redo(undo(history)).past.map(({ label }) => label)).toEqual(['two', 'three'])
  })

  it('redoes what was undone, until something else is changed', () => {
    const history = recordChange(recordChange(startHistory(1), 2), 3)
    const undone = undo(undo(history))
    expect(undone.present).toBe(1)
    expect(redo(redo(undone)).present).toBe(3)
    expect(redo(recordChange(undone, 9)).present).toBe(9)
  })

  it('starts a new step when typing continues after an undo and a redo', () => {
    const history = typed(startHistory(''), 'ab', 'name', 0, 100)
    const continued = recordChange(redo(undo(history)), 'abc', {
      group: 'name',
      withinMs: WITHIN_MS,
      nowMs: 300,
    })
    expect(undo(continued).present).toBe('ab')
  })

  it('stays the same when nothing changes, and when there is no step to undo or redo', () => {
    const history = startHistory('a')
    expect(recordChange(history, 'a')).toBe(history)
    expect(undo(history)).toBe(history)
    expect(redo(history)).toBe(history)
    expect(closeGroup(history)).toBe(history)
  })

  it('drops the oldest steps beyond its limit', () => {
    const dropped = 700
    let history = startHistory(0)
    for (let value = 1; value <= MAX_UNDO_STEPS + dropped; value++) history = recordChange(history, value)
    while (history.past.length > 0) history = undo(history)
    expect(history.present).toBe(dropped)
  })
})
