import { describe, expect, it } from 'vitest'
import { blankLook } from '../../../../src/scene/webgl/look.ts'
import { MoonHold } from '../../../../src/scene/webgl/moonHold.ts'

const STEP_S = 1 / 60

/** The looks of a moon of this phase from now on, a frame each, until its shadow rests. */
function looksUntilRest(hold: MoonHold, phase: number) {
  const looks = []
  while (hold.isChanging) {
    hold.step(STEP_S)
    const look = { ...blankLook(), phase }
    hold.applyTo(look)
    looks.push(look)
    expect(looks.length).toBeLessThan(600)
  }
  return looks
}

describe('a moon that is held', () => {
  it('is as it was before anyone holds it', () => {
    const look = { ...blankLook(), phase: 0.3 }
    new MoonHold().applyTo(look)
    expect(look).toEqual({ ...blankLook(), phase: 0.3 })
  })

  it.each([0.05, 0.3, 0.5, 0.8])('from phase %d wanes to new, and then is eclipsed', (phase) => {
    const hold = new MoonHold()
    hold.setHeld(true)
    const looks = looksUntilRest(hold, phase)
    const last = looks.at(-1)
    expect(last?.totality).toBe(1)
    expect(Math.min(last?.phase ?? 0.5, 1 - (last?.phase ?? 0.5))).toBeCloseTo(0)
    expect(looks.every(({ diamond }) => diamond === 0)).toBe(true)
    const totalities = looks.map(({ totality }) => totality)
    expect(totalities).toEqual(totalities.toSorted((a, b) => a - b))
  })

  it('shows a diamond ring when it is let go, and then its own face', () => {
    const hold = new MoonHold()
    hold.setHeld(true)
    looksUntilRest(hold, 0.3)
    hold.setHeld(false)
    const looks = looksUntilRest(hold, 0.3)
    expect(Math.max(...looks.map(({ diamond }) => diamond))).toBeGreaterThan(0.95)
    expect(looks.at(-1)).toMatchObject({ phase: 0.3, totality: 0, diamond: 0 })
  })

  it('can be let go before the shadow has covered it', () => {
    const hold = new MoonHold()
    hold.setHeld(true)
    hold.step(0.4)
    hold.setHeld(false)
    const looks = looksUntilRest(hold, 0.3)
    expect(Math.max(...looks.map(({ totality }) => totality))).toBe(0)
    expect(hold.amount).toBe(0)
  })
})
