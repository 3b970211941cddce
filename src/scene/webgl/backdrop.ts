import { useScene } from '../store.ts'
import { Exposure } from './exposure.ts'
import { FallingRects } from './fallingRects.ts'
import { Ground } from './ground.ts'
import type { SkyFrame } from './skyFrame.ts'
import { Underlay } from './underlay.ts'

/** What a frame begins with: the frame before, without what moves, and without the part that is drawn anew. */
export class Backdrop {
  readonly exposure: Exposure
  readonly #gl: WebGL2RenderingContext
  readonly #frame: SkyFrame
  readonly #keeps: boolean
  readonly #ground: Ground
  readonly #falling = new FallingRects()
  #underlay: Underlay

  constructor(gl: WebGL2RenderingContext, frame: SkyFrame) {
    this.#gl = gl
    this.#frame = frame
    this.#keeps = gl.getContextAttributes()?.preserveDrawingBuffer === true
    this.exposure = new Exposure(this.#keeps)
    this.#ground = new Ground(gl)
    this.#underlay = new Underlay(gl)
  }

  /** Begins a frame. What is drawn from now on stays within the part that is exposed. @param framesPerS frames a second */
  begin(framesPerS: number): void {
    const { seed } = useScene.getState()
    this.exposure.next(this.#frame, seed, framesPerS, this.#gl.drawingBufferHeight)
    if (this.exposure.isWhole) this.#underlay.forget()
    else this.#underlay.putBack()
    this.#ground.draw(this.exposure)
  }

  /** Everything that stays is drawn, and falling stars are to be drawn over it. */
  readonly fall = (): void => {
    this.#ground.release()
    if (!this.#keeps) return
    const { timeS, pixelRatio, constants } = this.#frame
    const { drawingBufferWidth: width, drawingBufferHeight: height } = this.#gl
    const { seed } = useScene.getState()
    this.#falling.locate(timeS, seed, constants.fallingStars, pixelRatio, width, height)
    this.#underlay.keep(this.#falling.rects, this.#falling.count)
  }

  end(): void {
    this.#ground.release()
  }

  /** The context is a new one, and empty. */
  restored(): void {
    this.#underlay = new Underlay(this.#gl)
  }

  dispose(): void {
    this.#underlay.dispose()
  }
}
