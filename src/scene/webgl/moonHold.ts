import { smoothstep } from '../../lib/easing.ts'
import type { Look } from './look.ts'

/** Time in which the shadow covers a held moon, and in which it withdraws, s. */
const COVER_S = 1.8
const UNCOVER_S = 1.3
/** Share of the shadow's movement at which the moon is new. */
const NEW_AT = 0.7
/** Share at which the sun is covered and the corona begins to appear. */
const TOTALITY_FROM = 0.6
/** Share at which the diamond ring is brightest on the way back, and the width of its flash. */
const DIAMOND = { peak: 0.72, width: 0.13 } as const
/** Time in which the diamond ring may appear after a release and must go after a press, s: it never jumps. */
const DIAMOND_EASED_S = 0.15

export class MoonHold {
  /** Progress of the shadow, [0, 1]. */
  amount = 0
  #isHeld = false
  /** Share of the diamond ring's light that shows, [0, 1]. */
  #released = 0

  get isChanging(): boolean {
    return this.amount !== Number(this.#isHeld)
  }

  setHeld(isHeld: boolean): void {
    this.#isHeld = isHeld
  }

  /** Moves the shadow for a time in seconds. */
  step(deltaS: number): void {
    const moved = this.amount + (this.#isHeld ? deltaS / COVER_S : -deltaS / UNCOVER_S)
    this.amount = clamped(moved)
    this.#released = clamped(this.#released + (this.#isHeld ? -deltaS : deltaS) / DIAMOND_EASED_S)
  }

  /** Eclipses the moon of a look according to the shadow's progress. */
  applyTo(look: Look): void {
    if (this.amount === 0) return
    const newMoon = look.phase < 0.5 ? 0 : 1
    look.phase += (newMoon - look.phase) * smoothstep(0, NEW_AT, this.amount)
    look.totality = Math.max(look.totality, smoothstep(TOTALITY_FROM, 1, this.amount))
    look.diamond = this.#released * Math.exp(-(((this.amount - DIAMOND.peak) / DIAMOND.width) ** 2))
  }
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share))
}
