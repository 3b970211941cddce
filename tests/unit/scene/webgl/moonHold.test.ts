import { describe, expect, it } from 'vitest'
import { blankLook } from '../../../../src/scene/webgl/look.ts'
import { MoonHold } from '../../../../src/scene/webgl/moonHold.ts'

const STEP_S = 1 / 60

/** The looks of a moon of this phase, one per frame, until the eclipse changes no more. */
function looksUntilRest(hold: MoonHold, phase: number) {
  const looks = []
  while (hold.isChanging) {
    hold.step(STEP_S)
    const look = { ...blankLook(), phase }
    hold.applyTo(look)
    looks.push(look)
    // Ends a loop that would be endless.
    expect(looks.length).toBeLessThan(600)
  }
  return looks
}

describe('holding the moon', () => {
  it('changes nothing before the first press', () => {
    const look = { ...blankLook(), phase: 0.3 }
    new MoonHold().applyTo(look)
    expect(look).toEqual({ ...blankLook(), phase: 0.3 })
  })

  it.each([0.05, 0.3, 0.5, 0.8])('wanes the moon from phase %d to new, and eclipses it', (phase) => {
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

  it('shows a diamond ring on release, and then the usual moon', () => {
    const hold = new MoonHold()
    hold.setHeld(true)
    looksUntilRest(hold, 0.3)
    hold.setHeld(false)
    const looks = looksUntilRest(hold, 0.3)
    expect(Math.max(...looks.map(({ diamond }) => diamond))).toBeGreaterThan(0.95)
    expect(looks.at(-1)).toMatchObject({ phase: 0.3, totality: 0, diamond: 0 })
  })

  it.each([0.9, 1.3, 1.6])(
    'fades the diamond ring without a jump when the moon is pressed for %d s, released and pressed again',
    (heldS) => {
      const hold = new MoonHold()
      const diamonds: number[] = []
      const recordDiamonds = (isHeld: boolean, durationS: number) => {
        hold.setHeld(isHeld)
        for (let passedS = 0; passedS < durationS; passedS += STEP_S) {
          hold.step(STEP_S)
          const look = blankLook()
          hold.applyTo(look)
          diamonds.push(look.diamond)
        }
      }
      recordDiamonds(true, heldS)
      recordDiamonds(false, 0.25)
      recordDiamonds(true, 2)
      const jumps = diamonds.map((light, index) => Math.abs(light - (diamonds[index - 1] ?? 0)))
      expect(Math.max(...jumps)).toBeLessThan(0.2)
    },
  )

  it('returns to the usual moon when it is released early', () => {
    const hold = new MoonHold()
    hold.setHeld(true)
    hold.step(0.4)
    hold.setHeld(false)
    const looks = looksUntilRest(hold, 0.3)
    expect(Math.max(...looks.map(({ totality }) => totality))).toBe(0)
    expect(hold.progress).toBe(0)
  })
})
