import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { constantAt, constantPaths, valueAt, withValue } from '../../../src/panel/constantPaths.ts'
import { shownConstants, usePanel } from '../../../src/panel/panelStore.ts'
import { constants } from '../../../src/site/constants.ts'
import { anyConstants } from '../../helpers/anyConstants.ts'

function constantOf(path: string) {
  const constant = constantAt(path)
  if (!constant) throw new Error(`there is no constant ${path}`)
  return constant
}

const stars = constantOf('views.home.stars')
const minSize = constantOf('stars.sizeMinPx')
const maxSize = constantOf('stars.sizeMaxPx')

const panel = () => usePanel.getState()
const present = () => panel().history.present
const resetStore = () => usePanel.setState(usePanel.getInitialState(), true)

beforeEach(resetStore)

describe('the panel’s store', () => {
  it('has only allowed values after any changes', () => {
    const anyChange = fc.tuple(
      fc.constantFrom(...constantPaths),
      fc.oneof(fc.double(), fc.integer(), fc.boolean()),
    )
    fc.assert(
      fc.property(fc.array(anyChange), (steps) => {
        resetStore()
        for (const [constant, value] of steps) panel().tune(constant, value)
        expect(constantsMistakes(present())).toEqual([])
      }),
    )
  })

  it.each([
    [1_000_000, 200_000],
    [-5, 0],
    [Number.NaN, constants.views.home.stars],
    [Number.POSITIVE_INFINITY, 200_000],
    [12.4, 12],
  ])('turns %s stars into %s', (input, applied) => {
    panel().tune(stars, input)
    expect(present().views.home.stars).toBe(applied)
  })

  it('stops a minimum at its maximum, and a maximum at its minimum', () => {
    panel().tune(maxSize, 4)
    panel().tune(minSize, 9)
    expect(present().stars).toEqual({ sizeMinPx: 4, sizeMaxPx: 4 })
    panel().tune(maxSize, 1)
    expect(present().stars).toEqual({ sizeMinPx: 4, sizeMaxPx: 4 })
  })

  it('undoes a drag as one step, and two drags as two', () => {
    for (const count of [110, 120, 130]) panel().tune(stars, count)
    panel().endUndoStep()
    panel().tune(stars, 140)
    panel().undo()
    expect(present().views.home.stars).toBe(130)
    panel().undo()
    expect(present()).toBe(constants)
    expect(panel().toast.message).toBe('Undone: Home: Stars.')
    panel().undo()
    panel().redo()
    expect(present().views.home.stars).toBe(130)
  })

  it('returns to the first state after all steps are undone', () => {
    fc.assert(
      fc.property(fc.array(anyConstants, { maxLength: 5 }), (skies) => {
        resetStore()
        for (const sky of skies) panel().replace(sky, 'Any sky')
        for (const _ of skies) panel().undo()
        expect(present()).toBe(constants)
      }),
      { numRuns: 30 },
    )
  })

  it('resets one constant or all, and stops a maximum at its minimum', () => {
    panel().tune(maxSize, 10)
    panel().tune(minSize, 8)
    panel().reset([maxSize], 'Reset')
    expect(present().stars).toEqual({ sizeMinPx: 8, sizeMaxPx: 8 })
    panel().reset(constantPaths, 'Reset')
    expect(present()).toEqual(constants)
  })

  it('applies all constants of a file, or applies none and shows why', () => {
    expect(panel().apply({ mistakes: ['No.'] }, 'Imported')).toBe(false)
    expect(present()).toBe(constants)
    expect(panel().toast).toMatchObject({ message: 'Nothing was changed:', mistakes: ['No.'] })
    const more = withValue(constants, stars, 250)
    expect(panel().apply({ constants: more }, 'Imported')).toBe(true)
    expect(present()).toEqual(more)
  })

  it('applies the changes of the project’s file as one undo step, and keeps other tuned values', () => {
    const mediaStars = constantOf('views.media.stars')
    const moonOpacity = constantOf('moonlight.opacity')
    panel().tune(stars, 250)
    panel().tune(mediaStars, 33)
    panel().setSource(withValue(withValue(constants, stars, 70), moonOpacity, 0.4))
    expect(valueAt(present(), stars)).toBe(70)
    expect(valueAt(present(), moonOpacity)).toBe(0.4)
    expect(valueAt(present(), mediaStars)).toBe(33)
    panel().undo()
    expect(valueAt(present(), stars)).toBe(250)
  })

  it('shows another sky during a comparison, without changing the draft', () => {
    panel().tune(stars, 250)
    panel().compare(constants)
    expect(shownConstants(panel())).toBe(constants)
    expect(present().views.home.stars).toBe(250)
    panel().compare(null)
    expect(shownConstants(panel()).views.home.stars).toBe(250)
  })

  it('saves skies by name, numbers skies without a name, and renames and deletes skies', () => {
    expect(panel().saveSky('  First  ')).toBe('First')
    expect(panel().saveSky(' ')).toBe('Sky 2')
    const [first, second] = panel().skies
    panel().renameSky(second?.id ?? 0, 'Second')
    panel().deleteSky(first?.id ?? 0)
    panel().saveSky('Third')
    expect(panel().skies.map(({ name }) => name)).toEqual(['Second', 'Third'])
    expect(new Set(panel().skies.map(({ id }) => id)).size).toBe(2)
  })

  it('saves each seed once, and deletes a seed', () => {
    for (const seed of [3, 4, 3]) panel().saveSeed(seed)
    expect(panel().seeds.toSorted()).toEqual([3, 4])
    panel().deleteSeed(3)
    expect(panel().seeds).toEqual([4])
  })
})
