import { describe, expect, it } from 'vitest'
import { readOptions } from '../options.ts'

describe('the command line of a measurement', () => {
  it('names no part, page, preset or sky, has the default rounds, and saves nothing, when it is empty', () => {
    const { parts, routes, only, rounds, save } = readOptions([], 5)
    expect([parts, routes, only, rounds, save]).toEqual([[], [], [], 5, false])
  })

  it('gives the parts and options that the command names', () => {
    const options = readOptions(['mounting', '--route=/', '--route=/media', '--rounds=1', '--save'], 5)
    expect(options).toMatchObject({ parts: ['mounting'], routes: ['/', '/media'], rounds: 1, save: true })
  })

  it('throws when an option is unknown or the rounds are not a number', () => {
    expect(() => readOptions(['--round=1'], 5)).toThrow('--round')
    expect(() => readOptions(['--rounds=none'], 5)).toThrow('none')
  })
})
