/** Numbers that say where a rectangle is: left, bottom, width and height, device pixels from the canvas's lower left. */
export const RECT_NUMBERS = 4

/** Keeps what is under the things that move over the sky, so that the next frame can take them away again. */
export class Underlay {
  readonly #gl: WebGL2RenderingContext
  #buffer: WebGLRenderbuffer | null = null
  #framebuffer: WebGLFramebuffer | null = null
  /** The buffer is a square of cells, one a rectangle. */
  #cellPx = 0
  #columns = 0
  #rects = new Int32Array(0)
  #count = 0

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl
  }

  /** Takes a copy from the canvas. @param rects RECT_NUMBERS each, within the canvas @param count how many rectangles */
  keep(rects: Int32Array, count: number): void {
    this.#makeRoom(rects, count)
    for (let i = 0; i < count * RECT_NUMBERS; i++) this.#rects[i] = rects[i] ?? 0
    this.#count = count
    this.#copy(null, this.#framebuffer, true)
  }

  /** Puts back on the canvas what was kept last, and forgets it. */
  putBack(): void {
    this.#copy(this.#framebuffer, null, false)
    this.forget()
  }

  /** Forgets what was kept: all of the canvas is drawn anew. */
  forget(): void {
    this.#count = 0
  }

  dispose(): void {
    this.#gl.deleteFramebuffer(this.#framebuffer)
    this.#gl.deleteRenderbuffer(this.#buffer)
  }

  #makeRoom(rects: Int32Array, count: number): void {
    let cellPx = this.#cellPx
    for (let i = 0; i < count * RECT_NUMBERS; i += RECT_NUMBERS)
      cellPx = Math.max(cellPx, rects[i + 2] ?? 0, rects[i + 3] ?? 0)
    const columns = Math.max(this.#columns, Math.ceil(Math.sqrt(count)))
    if (cellPx === this.#cellPx && columns === this.#columns) return
    this.#cellPx = cellPx
    this.#columns = columns
    this.#rects = new Int32Array(columns * columns * RECT_NUMBERS)
    const gl = this.#gl
    this.#buffer ??= gl.createRenderbuffer()
    this.#framebuffer ??= gl.createFramebuffer()
    gl.bindRenderbuffer(gl.RENDERBUFFER, this.#buffer)
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGB8, columns * cellPx, columns * cellPx)
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#framebuffer)
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, this.#buffer)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  }

  #copy(from: WebGLFramebuffer | null, to: WebGLFramebuffer | null, isKeeping: boolean): void {
    if (this.#count === 0) return
    const gl = this.#gl
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from)
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to)
    for (let i = 0; i < this.#count; i++) {
      const at = i * RECT_NUMBERS
      const left = this.#rects[at] ?? 0
      const bottom = this.#rects[at + 1] ?? 0
      const width = this.#rects[at + 2] ?? 0
      const height = this.#rects[at + 3] ?? 0
      const cellX = (i % this.#columns) * this.#cellPx
      const cellY = Math.floor(i / this.#columns) * this.#cellPx
      const fromX = isKeeping ? left : cellX
      const fromY = isKeeping ? bottom : cellY
      const toX = isKeeping ? cellX : left
      const toY = isKeeping ? cellY : bottom
      gl.blitFramebuffer(
        fromX,
        fromY,
        fromX + width,
        fromY + height,
        toX,
        toY,
        toX + width,
        toY + height,
        gl.COLOR_BUFFER_BIT,
        gl.NEAREST,
      )
    }
    // As three.js believes it to be.
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
  }
}
