import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { constants } from '../../../src/site/constants.ts'
import { constantAt, constantPaths, valueAt, withValue } from '../../../src/tuning/constantPaths.ts'
import { Tuning } from '../../../src/tuning/tuning.ts'
import { anyConstants } from '../../helpers/anyConstants.ts'

function named(path: string) {
  const constant = constantAt(path)
  if (!constant) throw new Error(`there is no constant ${path}`)
  return constant
}

const stars = named('views.home.stars')
const least = named('stars.sizeMinPx')
const most = named('stars.sizeMaxPx')

describe('tuning', () => {
  it('takes the nearest value that may be, whatever is wanted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom(...constantPaths), fc.oneof(fc.double(), fc.integer(), fc.boolean())),
        ),
        (wishes) => {
          const tuning = new Tuning(constants)
          for (const [constant, wanted] of wishes) tuning.tune(constant, wanted)
          expect(constantsMistakes(tuning.present)).toEqual([])
        },
      ),
    )
  })

  it.each([
    [1_000_000, 200_000],
    [-5, 0],
    [Number.NaN, 100],
    [Number.POSITIVE_INFINITY, 200_000],
    [12.4, 12],
  ])('makes of %s stars %s', (wanted, taken) => {
    const tuning = new Tuning(constants)
    tuning.tune(stars, wanted)
    expect(tuning.present.views.home.stars).toBe(taken)
  })

  it('stops the smaller of a pair at the larger', () => {
    const tuning = new Tuning(constants)
    tuning.tune(least, 9)
    expect(tuning.present.stars).toEqual({ sizeMinPx: 4, sizeMaxPx: 4 })
    tuning.tune(most, 1)
    expect(tuning.present.stars).toEqual({ sizeMinPx: 4, sizeMaxPx: 4 })
  })

  it('undoes a drag as one step, and two drags as two', () => {
    const tuning = new Tuning(constants)
    for (const count of [110, 120, 130]) tuning.tune(stars, count)
    tuning.settle()
    tuning.tune(stars, 140)
    tuning.undo()
    expect(tuning.present.views.home.stars).toBe(130)
    tuning.undo()
    expect(tuning.present).toBe(constants)
    tuning.undo()
    tuning.redo()
    expect(tuning.present.views.home.stars).toBe(130)
  })

  it('undone as often as it was done is where it began', () => {
    fc.assert(
      fc.property(fc.array(anyConstants, { maxLength: 5 }), (all) => {
        const tuning = new Tuning(constants)
        for (const each of all) tuning.replace(each, 'Any sky')
        for (const _ of all) tuning.undo()
        expect(tuning.present).toBe(constants)
      }),
      { numRuns: 30 },
    )
  })

  it('resets one, or all, also where one of a pair stands in the other’s way', () => {
    const tuning = new Tuning(constants)
    tuning.tune(most, 10)
    tuning.tune(least, 8)
    tuning.reset([most], 'Reset')
    expect(tuning.present.stars).toEqual({ sizeMinPx: 8, sizeMaxPx: 8 })
    tuning.reset(constantPaths, 'Reset')
    expect(tuning.present).toEqual(constants)
  })

  it('takes all of what was read or nothing', () => {
    const tuning = new Tuning(constants)
    expect(tuning.take({ mistakes: ['No.'] }, 'Taken')).toBe(false)
    expect(tuning.present).toBe(constants)
    expect(tuning.state().said).toMatchObject({ words: 'Nothing was changed:', mistakes: ['No.'] })
  })

  it('follows the file where nothing was tuned, and keeps what was', () => {
    const tuning = new Tuning(constants)
    tuning.tune(stars, 250)
    const edited = withValue(withValue(constants, stars, 70), named('moonlight.opacity'), 0.4)
    const media = named('views.media.stars')
    tuning.follow(withValue(edited, media, 33))
    expect(valueAt(tuning.present, media)).toBe(33)
    expect(tuning.present.moonlight.opacity).toBe(0.4)
    expect(tuning.present.views.home.stars).toBe(70)
    tuning.undo()
    expect(tuning.present.views.home.stars).toBe(250)
  })

  it('shows another sky while it is compared, and keeps nothing of it', () => {
    const tuning = new Tuning(constants)
    tuning.tune(stars, 250)
    tuning.glimpse(constants)
    expect(tuning.shown).toBe(constants)
    expect(tuning.present.views.home.stars).toBe(250)
    tuning.glimpse(null)
    expect(tuning.shown.views.home.stars).toBe(250)
  })

  it('keeps skies by name: renames, duplicates and deletes them', () => {
    const tuning = new Tuning(constants)
    tuning.keepSky('  First  ')
    const [first] = tuning.state().skies
    tuning.renameSky(first?.id ?? '', '   ')
    tuning.keepSky('Second')
    tuning.deleteSky(first?.id ?? '')
    expect(tuning.state().skies.map(({ name }) => name)).toEqual(['Second'])
  })
})
