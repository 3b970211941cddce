import { type Strip, stripCount, stripEdgePx } from '../strips.ts'
import { Changes } from './changes.ts'
import type { SkyFrame } from './skyFrame.ts'

/**
 * Which part of the sky a frame draws anew. Where the canvas keeps what was drawn, and nothing moves but light, a frame
 * draws one strip, and stars twinkle some twenty times a second instead of sixty: nobody sees that, and a processor
 * that shades every pixel itself has a third of the work. What falls is drawn in every frame, over the rest.
 */
export class Exposure implements Strip {
  fromPx = 0
  toPx = 1
  /** Whether it is the whole sky. */
  isWhole = true
  readonly #keeps: boolean
  readonly #changes = new Changes()
  #constants: object | null = null
  #index = 0

  /** @param keeps whether the canvas keeps what was drawn in the frame before */
  constructor(keeps: boolean) {
    this.#keeps = keeps
  }

  /** Moves on to the part that the next frame draws. @param framesPerS how many frames are drawn a second */
  next(frame: SkyFrame, seed: number, framesPerS: number, heightPx: number): void {
    const count = this.#keeps && this.#rests(frame, seed, heightPx) ? stripCount(frame.stars, framesPerS) : 1
    this.isWhole = count === 1
    this.#index = (this.#index + 1) % count
    this.fromPx = stripEdgePx(this.#index, count, heightPx)
    this.toPx = stripEdgePx(this.#index + 1, count, heightPx)
  }

  /** Whether nothing but light has changed since the last frame. */
  #rests(frame: SkyFrame, seed: number, heightPx: number): boolean {
    const { look, parallax, constants } = frame
    const changes = this.#changes
    changes.note(heightPx)
    changes.note(frame.widthPx)
    changes.note(frame.heightPx)
    changes.note(frame.pixelRatio)
    changes.note(frame.contexts)
    changes.note(frame.moonX)
    changes.note(frame.moonY)
    changes.note(frame.phase)
    changes.note(frame.upright)
    changes.note(frame.stars)
    changes.note(frame.mix)
    changes.note(parallax.x)
    changes.note(parallax.y)
    changes.note(frame.scrolledAwayPx)
    changes.note(look.falling)
    changes.note(seed)
    const isOther = constants !== this.#constants
    this.#constants = constants
    // At the gate the whole corona breathes.
    return !changes.end() && !isOther && frame.mix >= 1 && frame.snap >= 1 && !frame.eclipsed
  }
}
