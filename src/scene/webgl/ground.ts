import { type GroundBand, groundBands } from '../../constants/ground.ts'
import type { Exposure } from './exposure.ts'

/** Its colour as WebGL takes it without making new numbers in every frame. */
interface Band extends GroundBand {
  readonly light: Float32Array
}

const withLight = (band: GroundBand): Band => ({
  ...band,
  light: Float32Array.of(...band.color.map((byte) => byte / 255), 1),
})

/**
 * The sky's ground, and the clearing of the frame before. Bands of cleared pixels: to a processor they cost a tenth
 * of a quad that is shaded pixel by pixel.
 */
export class Ground {
  readonly #gl: WebGL2RenderingContext
  #bands: readonly Band[] = []
  #heightPx = 0

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
  }

  /** Draws it over the part of the sky that is exposed. What is drawn from now on stays within that, until `release`. */
  draw(exposure: Exposure): void {
    const gl = this.#gl
    const { drawingBufferHeight: height } = gl
    if (this.#heightPx !== height) {
      this.#heightPx = height
      this.#bands = groundBands(height).map(withLight)
    }
    gl.enable(gl.SCISSOR_TEST)
    for (const { fromPx, toPx, light } of this.#bands) {
      const from = Math.max(fromPx, exposure.fromPx)
      const to = Math.min(toPx, exposure.toPx)
      if (from >= to) continue
      this.#cut(from, to)
      gl.clearBufferfv(gl.COLOR, 0, light)
    }
    if (exposure.isWhole) this.release()
    else this.#cut(exposure.fromPx, exposure.toPx)
  }

  /** Lets everything be drawn again. three.js never cuts here, so that its own record of the state stays true. */
  release(): void {
    this.#gl.disable(this.#gl.SCISSOR_TEST)
  }

  #cut(fromPx: number, toPx: number): void {
    const gl = this.#gl
    gl.scissor(0, gl.drawingBufferHeight - toPx, gl.drawingBufferWidth, toPx - fromPx)
  }
}
