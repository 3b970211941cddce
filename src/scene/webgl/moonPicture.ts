import { type Camera, type Mesh, NearestFilter, type WebGLRenderer, WebGLRenderTarget } from 'three'

/**
 * A picture of the moon with its halo and its light, in the canvas's pixels. The moon has about half a million pixels.
 * Shading them in every frame would be as slow in software as the rest of the sky.
 */
export class MoonPicture {
  /** Greatest width of the picture, device px, because of a phone's memory. */
  static readonly MAX_PX = 4096

  readonly #target = new WebGLRenderTarget(1, 1, {
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  #revision = -1

  get texture() {
    return this.#target.texture
  }

  /** Draws the moon into a square picture, `sizePx` wide, once per revision of the moon's look. */
  update(renderer: WebGLRenderer, camera: Camera, moon: Mesh, sizePx: number, revision: number): void {
    if (revision === this.#revision) return
    this.#revision = revision
    this.#target.setSize(sizePx, sizePx)
    renderer.setRenderTarget(this.#target)
    renderer.clear()
    renderer.render(moon, camera)
    renderer.setRenderTarget(null)
  }
}
