import { type GroundBand, groundBands } from '../ground.ts'

/**
 * The sky's ground, and the clearing of the frame before. Bands of cleared pixels: to a processor they cost a tenth
 * of a quad that is shaded pixel by pixel.
 */
export class Ground {
  readonly #gl: WebGL2RenderingContext
  #bands: readonly GroundBand[] = []
  #heightPx = 0

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
  }

  /** Draws it over everything. */
  draw(): void {
    const gl = this.#gl
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
    if (this.#heightPx !== height) {
      this.#heightPx = height
      this.#bands = groundBands(height)
    }
    let isFirst = true
    for (const { fromPx, toPx, color } of this.#bands) {
      gl.clearColor(color[0] / 255, color[1] / 255, color[2] / 255, 1)
      gl.scissor(0, height - toPx, width, toPx - fromPx)
      gl.clear(gl.COLOR_BUFFER_BIT)
      // The first clears the whole, which the browser would else do of itself before a part is cleared. And three.js
      // never scissors here, so that its own record of the state stays true.
      if (isFirst) gl.enable(gl.SCISSOR_TEST)
      isFirst = false
    }
    gl.disable(gl.SCISSOR_TEST)
  }
}
