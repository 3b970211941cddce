import { type GroundBand, groundBands } from '../../constants/ground.ts'
import type { Palette } from '../../constants/palette.ts'

/** A band whose colour is as WebGL takes it, so that a frame makes no new numbers. */
interface Band extends GroundBand {
  readonly light: Float32Array
}

const withLight = (band: GroundBand): Band => ({
  ...band,
  light: Float32Array.of(...band.color.map((byte) => byte / 255), 1),
})

/** The sky's ground, over the frame before: bands of cleared pixels, in software a tenth of a shaded quad's cost. */
export class GroundPainter {
  readonly #gl: WebGL2RenderingContext
  #bands: readonly Band[] = []
  #heightPx = 0
  #palette: Palette | undefined

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
  }

  /** Covers the whole canvas. three.js never uses the scissor here, so its own record of the state stays true. */
  draw(palette: Palette): void {
    const gl = this.#gl
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl
    if (this.#heightPx !== height || this.#palette !== palette) {
      this.#heightPx = height
      this.#palette = palette
      this.#bands = groundBands(height, palette).map(withLight)
    }
    gl.enable(gl.SCISSOR_TEST)
    for (const { fromPx, toPx, light } of this.#bands) {
      gl.scissor(0, height - toPx, width, toPx - fromPx)
      gl.clearBufferfv(gl.COLOR, 0, light)
    }
    gl.disable(gl.SCISSOR_TEST)
  }
}
