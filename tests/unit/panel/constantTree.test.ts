import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import {
  constantName,
  fullName,
  limitsAt,
  namesIn,
  nearestValue,
  rangeAt,
  valueAt,
  withValue,
} from '../../../src/panel/constantTree.ts'
import { constantGroups } from '../../../src/panel/tabs.ts'
import { constantKeys } from '../../helpers/anyConstants.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

const STARS = ['views', 'home', 'stars']

describe('a constant', () => {
  it('has a value and a name for every place of the schema', () => {
    for (const keys of constantKeys) {
      expect(['number', 'boolean']).toContain(typeof valueAt(constants, keys))
      expect(constantName(keys)).not.toBe(keys.join('.'))
    }
  })

  it('has a name with those of its groups', () => {
    expect(fullName(['views', 'home', 'moon', 'wide', 'radius'])).toBe('Home: Moon: Wide windows: Radius')
    expect(fullName(['seed'])).toBe('Seed')
  })

  it('stays allowed for any changes', () => {
    const anyChange = fc.tuple(fc.constantFrom(...constantKeys), fc.double({ noNaN: true }))
    fc.assert(
      fc.property(fc.array(anyChange), (changes) => {
        const tuned = changes
          .filter(([keys]) => rangeAt(keys))
          .reduce((all, [keys, value]) => withValue(all, keys, nearestValue(all, keys, value)), constants)
        expect(constantsMistakes(tuned)).toEqual([])
      }),
    )
  })

  it.each([
    [1_000_000, 200_000],
    [-5, 0],
    [Number.POSITIVE_INFINITY, 200_000],
    [12.4, 12],
  ])('moves %s stars to %s', (input, nearest) => {
    expect(nearestValue(constants, STARS, input)).toBe(nearest)
  })

  it('stops a minimum at its maximum, and a maximum at its minimum', () => {
    expect(nearestValue(constants, ['stars', 'sizeMinPx'], 9)).toBe(4)
    expect(nearestValue(constants, ['stars', 'sizeMaxPx'], 0.5)).toBe(1)
    const range = rangeAt(['stars', 'sizeMinPx'])
    expect(range && limitsAt(constants, ['stars', 'sizeMinPx'], range)).toEqual({ min: 0.5, max: 4 })
  })

  it('changes alone', () => {
    const tuned = withValue(constants, STARS, 33)
    expect(tuned.views.home).toEqual({ ...constants.views.home, stars: 33 })
    expect(tuned.views.shop).toBe(constants.views.shop)
    expect(constants.views.home.stars).toBe(100)
  })
})

it('each group of the schema is on one tab', () => {
  const shown = Object.values(constantGroups).flat()
  expect(new Set(shown.map(([name]) => name))).toEqual(new Set(namesIn([])))
  expect(new Set(shown.map((keys) => keys.join('.'))).size).toBe(shown.length)
})
