import { easeInOut } from '../../lib/easing.ts'
import type { NightSky } from '../night/night.ts'

/** Duration of the stars' movement between random places and a night. */
const GLIDE_MS = 2600
/** Duration of the change from one night to another. */
const CHANGE_MS = 900

/**
 * The stars' movement to a night's sky and back. In a calm sky, between two nights, and when the view changes while a night
 * is shown, they fade out and in instead.
 */
export class NightGlide {
  /** The night that is drawn, also while the stars move to or from it; null: all stars are at random places. */
  shown: NightSky | null = null
  /** [0, 1]: 0 at the random places, 1 at the night's places. */
  progress = 0
  /** Light of the stars, [0, 1]. */
  light = 1
  /** The night at the end of the movement; null: the random places. */
  target: NightSky | null = null
  #from: NightSky | null = null
  #startProgress = 0

  /** Duration of the movement from the present target to `night`, ms. Call it before `begin`. */
  durationMs(night: NightSky | null): number {
    return this.target && night ? CHANGE_MS : GLIDE_MS
  }

  begin(night: NightSky | null): void {
    this.#from = this.target
    this.#startProgress = this.progress
    this.target = night
  }

  /** Sets `shown`, `progress` and `light`. @param elapsed the share of the duration that has passed, [0, 1] */
  step(elapsed: number, isCalm: boolean): void {
    const { target } = this
    const from = this.#from
    const endProgress = Number(target !== null)
    const isRunning = elapsed < 1
    const staysInNight = from !== null && target !== null
    const isFading = isRunning && (staysInNight || (isCalm && from !== target))
    this.light = isFading ? Math.abs(1 - 2 * elapsed) : 1
    if (isFading) {
      this.shown = elapsed < 0.5 ? from : target
      this.progress = Number(this.shown !== null)
    } else {
      this.shown = isRunning ? (target ?? from) : target
      this.progress = this.#startProgress + (endProgress - this.#startProgress) * easeInOut(elapsed)
    }
  }
}
