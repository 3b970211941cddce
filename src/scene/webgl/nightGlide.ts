import { easeInOut } from '../../lib/easing.ts'
import type { NightSky } from '../night/night.ts'

/** Time in which stars move to their places of a night, and back, ms. */
const GLIDE_MS = 2600
/** Time in which one night replaces another, ms. */
const CHANGE_MS = 900

/**
 * The movement of the stars to a night's sky and back. From one night to another, and in a calm sky, they fade out and
 * fade in at their new places instead.
 */
export class NightGlide {
  /** The night to whose places the stars move, or from which they move back; null: the random places. */
  shown: NightSky | null = null
  /** Progress of the movement, [0, 1]. */
  amount = 0
  /** Light of the stars, [0, 1]. */
  light = 1
  /** The night at the end of the movement; null: the random places. */
  target: NightSky | null = null
  #from: NightSky | null = null
  #startAmount = 0

  durationMs(night: NightSky | null): number {
    return this.target && night ? CHANGE_MS : GLIDE_MS
  }

  begin(night: NightSky | null): void {
    this.#from = this.target
    this.#startAmount = this.amount
    this.target = night
  }

  /** Sets the progress of the transition, [0, 1]. */
  step(progress: number, calm: boolean): void {
    const { target } = this
    const from = this.#from
    const end = Number(target !== null)
    const isFading = progress < 1 && (calm ? from !== target : from !== null && target !== null)
    this.light = isFading ? Math.abs(1 - 2 * progress) : 1
    if (isFading) {
      this.shown = progress < 0.5 ? from : target
      this.amount = Number(this.shown !== null)
    } else {
      this.shown = progress < 1 ? (target ?? from) : target
      this.amount = this.#startAmount + (end - this.#startAmount) * easeInOut(progress)
    }
  }
}
