import { describe, expect, it } from 'vitest'
import { begin, type History, step, stepBack, stepForward } from '../../../../src/editor/state/history.ts'

/** Types words letter by letter into a group, one every so many milliseconds. */
const typed = (start: History<string>, letters: string, group: string, fromMs: number, everyMs: number) =>
  [...letters].reduce(
    (history, letter, index) => step(history, history.present + letter, group, fromMs + index * everyMs),
    start,
  )

describe('the history', () => {
  it('takes back a word typed without a pause in one step', () => {
    const history = typed(begin('a'), 'bcd', 'name', 0, 100)
    expect(history.present).toBe('abcd')
    expect(stepBack(history).present).toBe('a')
  })

  it('begins a new step after a pause, in another field, and after a change by itself', () => {
    const first = typed(begin(''), 'ab', 'name', 0, 100)
    const second = typed(first, 'cd', 'name', 5000, 100)
    const third = typed(second, 'e', 'bio', 5200, 100)
    const alone = step(third, `${third.present}!`, null, 5201)
    const fifth = typed(alone, 'f', 'bio', 5202, 100)
    const steps: string[] = []
    for (let history = fifth; history.past.length > 0; history = stepBack(history))
      steps.push(history.present)
    expect(steps).toEqual(['abcde!f', 'abcde!', 'abcde', 'abcd', 'ab'])
  })

  it('does again what was taken back, until something else is changed', () => {
    const history = step(step(begin(1), 2, null, 0), 3, null, 0)
    const back = stepBack(stepBack(history))
    expect(back.present).toBe(1)
    expect(stepForward(stepForward(back)).present).toBe(3)
    expect(stepForward(step(back, 9, null, 0)).present).toBe(9)
  })

  it('begins a new step when typing goes on after one was taken back', () => {
    const history = typed(begin(''), 'ab', 'name', 0, 100)
    const again = step(stepForward(stepBack(history)), 'abc', 'name', 300)
    expect(stepBack(again).present).toBe('ab')
  })

  it('stays as it is when nothing changes, or there is no step to take', () => {
    const history = begin('a')
    expect(step(history, 'a', null, 0)).toBe(history)
    expect(stepBack(history)).toBe(history)
    expect(stepForward(history)).toBe(history)
  })

  it('forgets the oldest of more than two hundred steps', () => {
    let history = begin(0)
    for (let value = 1; value <= 250; value++) history = step(history, value, null, 0)
    while (history.past.length > 0) history = stepBack(history)
    expect(history.present).toBe(50)
  })
})
