import { type Camera, type Mesh, type WebGLRenderer, WebGLRenderTarget } from 'three'
import type { SkyFrame } from './skyFrame.ts'

/** Wider than this a picture would be more than a phone can hold: its light only gets softer. */
const MOST_PX = 4096

/** The moon with its halo and its light as a picture, drawn anew only when it looks another way. */
export class MoonPicture {
  readonly #target = new WebGLRenderTarget(1, 1, { depthBuffer: false })
  /** What the picture shows, as numbers: an array that is made once. */
  readonly #shows = new Float64Array(8)

  get texture() {
    return this.#target.texture
  }

  /** Draws the moon into the picture if what it shows has changed. @param reach half the picture, disc radii */
  update(gl: WebGLRenderer, camera: Camera, moon: Mesh, frame: SkyFrame, reach: number): void {
    const sizePx = Math.min(MOST_PX, 2 * Math.ceil(reach * frame.look.radius * frame.pixelRatio))
    if (!this.#changed(frame, sizePx)) return
    this.#target.setSize(sizePx, sizePx)
    gl.setRenderTarget(this.#target)
    // three.js does not know the colour that the ground left behind.
    const context = gl.getContext()
    context.clearColor(0, 0, 0, 0)
    context.clear(context.COLOR_BUFFER_BIT)
    gl.render(moon, camera)
    gl.setRenderTarget(null)
  }

  dispose(): void {
    this.#target.dispose()
  }

  #changed(frame: SkyFrame, sizePx: number): boolean {
    const { look } = frame
    const differs =
      this.#note(0, sizePx) |
      this.#note(1, look.radius) |
      this.#note(2, frame.phase) |
      this.#note(3, frame.upright) |
      this.#note(4, look.totality) |
      this.#note(5, frame.shown) |
      this.#note(6, frame.moonlight) |
      this.#note(7, frame.contexts)
    return differs > 0
  }

  #note(place: number, value: number): number {
    const differs = this.#shows[place] !== value
    this.#shows[place] = value
    return Number(differs)
  }
}
