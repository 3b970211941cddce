import { describe, expect, it } from 'vitest'
import { forcedState } from '../../../src/scene/forcedState.ts'

const forced = (search: string) =>
  Object.fromEntries(Object.entries(forcedState(search)).filter(([, value]) => value !== undefined))

describe('the state that an address forces', () => {
  it('is empty without a query', () => {
    expect(forced('')).toEqual({})
  })

  it('reads every documented parameter', () => {
    const search = '?motion=calm&seed=7&time=12.5&renderer=still&gate=open&quality=high&stars=1000&moon=0.25'
    expect(forced(search)).toEqual({
      motion: 'calm',
      seed: 7,
      timeS: 12.5,
      renderer: 'still',
      gate: 'open',
      quality: 'high',
      stars: 1000,
      moonPhase: 0.25,
    })
  })

  it.each([
    'motion=fast',
    'motion=',
    'seed=-1',
    'seed=1.5',
    'seed=x',
    'time=',
    'time=NaN',
    'time=Infinity',
    'time=-3',
    'stars=1e9',
    'renderer=webgpu',
    'gate=closed',
    'gate=-0.1',
    'quality=ultra',
    '__proto__=1',
  ])('ignores an invalid value or an unknown parameter: %s', (query) => {
    expect(forced(`?${query}`)).toEqual({})
  })
})
