import { describe, expect, it } from 'vitest'
import { readOptions } from '../options.ts'

describe('the command line of a measurement', () => {
  it('runs every part with the default number of rounds when it is empty', () => {
    const { parts, routes, only, rounds, save } = readOptions([], 5)
    expect([parts, routes, only, rounds, save]).toEqual([[], [], [], 5, false])
  })

  it('chooses parts, routes and rounds', () => {
    const options = readOptions(['mounting', '--route=/', '--route=/media', '--rounds=1', '--save'], 5)
    expect(options).toMatchObject({ parts: ['mounting'], routes: ['/', '/media'], rounds: 1, save: true })
  })

  it('refuses unknown parts and options', () => {
    expect(() => readOptions(['--round=1'], 5)).toThrow('--round')
    expect(() => readOptions(['--rounds=none'], 5)).toThrow('none')
  })
})
