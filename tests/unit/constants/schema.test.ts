import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { constants } from '../../../src/site/constants.ts'

const mistakesAfter = (change: (copy: typeof constants) => void) => {
  const copy = structuredClone(constants)
  change(copy)
  return constantsMistakes(copy)
}

describe('the constants’ schema', () => {
  it('accepts the constants of the site', () => {
    expect(constantsMistakes(constants)).toEqual([])
  })

  it('names a number out of its range, with the range', () => {
    const mistakes = mistakesAfter((copy) => {
      copy.views.home.stars = -1
    })
    expect(mistakes).toEqual(['constants.views.home.stars is -1 stars; choose a value from 0 to 200000'])
  })

  it('accepts a constant of an earlier version, which an owner’s file may still have', () => {
    const moonlight = { ...constants.moonlight, afterLeaving: 0.09 }
    expect(constantsMistakes({ ...constants, moonlight })).toEqual([])
  })

  it('names values of a wrong type, missing values and unknown ones', () => {
    expect(constantsMistakes({ ...constants, player: { heightPx: '152' } })).toEqual([
      'constants.player.heightPx is not a number',
    ])
    expect(constantsMistakes({ ...constants, player: {}, comets: 3 })).toEqual([
      'constants.player.heightPx is not a number',
      'constants.comets is not a constant of the site; remove it',
    ])
  })

  it('suggests the nearest constant when a name is misspelt', () => {
    const { gate, views } = constants
    expect(constantsMistakes({ ...constants, gate: { ...gate, fadeOut: 900 } })).toEqual([
      'constants.gate.fadeOut is not a constant of the site; write “fadeOutMs”, or remove it',
    ])
    const home = { ...views.home, star: 90 }
    expect(constantsMistakes({ ...constants, views: { ...views, home } })).toEqual([
      'constants.views.home.star is not a constant of the site; write “stars”, or remove it',
    ])
  })

  it('refuses a minimum when it is larger than its maximum', () => {
    const mistakes = mistakesAfter((copy) => {
      copy.fallingStars.sizeMinPx = 40
    })
    expect(mistakes).toEqual([
      'constants.fallingStars.sizeMinPx is larger than sizeMaxPx; make it the smaller of the two',
    ])
  })
})
