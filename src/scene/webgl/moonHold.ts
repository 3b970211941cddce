import { smoothstep } from '../../lib/easing.ts'
import type { Look } from './look.ts'

/** Duration of the eclipse's beginning after a press, and of its end after a release. */
const BEGIN_S = 1.8
const END_S = 1.3
/** Progress of the eclipse at which the moon is new. */
const NEW_MOON_AT = 0.7
/** Progress from which the corona appears. */
const TOTALITY_FROM = 0.6
/** Progress at which the diamond ring is brightest, and half the width of its flash, at 1 / e of its light. */
const DIAMOND = { peak: 0.72, halfWidth: 0.13 } as const
/** Time in which the diamond ring fades in after a release and out after a press. */
const DIAMOND_FADE_S = 0.15

/** The eclipse of a moon that the visitor holds. */
export class MoonHold {
  /** [0, 1]: 1 is the whole eclipse. */
  progress = 0
  #isHeld = false
  /** Opacity of the diamond ring, [0, 1]. The ring flashes only while the eclipse ends, and fades instead of jumping. */
  #diamondOpacity = 0

  get isChanging(): boolean {
    return this.progress !== Number(this.#isHeld)
  }

  setHeld(isHeld: boolean): void {
    this.#isHeld = isHeld
  }

  step(deltaS: number): void {
    this.progress = clamp01(this.progress + (this.#isHeld ? deltaS / BEGIN_S : -deltaS / END_S))
    const fade = (this.#isHeld ? -deltaS : deltaS) / DIAMOND_FADE_S
    this.#diamondOpacity = clamp01(this.#diamondOpacity + fade)
  }

  applyTo(look: Look): void {
    if (this.progress === 0) return
    const nearestNewMoon = look.phase < 0.5 ? 0 : 1
    look.phase += (nearestNewMoon - look.phase) * smoothstep(0, NEW_MOON_AT, this.progress)
    look.totality = Math.max(look.totality, smoothstep(TOTALITY_FROM, 1, this.progress))
    const flash = Math.exp(-(((this.progress - DIAMOND.peak) / DIAMOND.halfWidth) ** 2))
    look.diamond = this.#diamondOpacity * flash
  }
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value))
}
