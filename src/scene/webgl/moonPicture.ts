import { type Camera, type Mesh, NearestFilter, type WebGLRenderer, WebGLRenderTarget } from 'three'

/** The moon and its halo, drawn once into a texture. Without a GPU, shading a resting moon in every frame is slow. */
export class MoonPicture {
  /** Greatest width of the picture, device px. A larger one needs too much of a phone's memory. */
  static readonly MAX_PX = 4096

  readonly #target = new WebGLRenderTarget(1, 1, {
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  #drawnRevision = -1

  get texture() {
    return this.#target.texture
  }

  /** Draws the moon into a square picture, unless the revision is drawn already. */
  update(renderer: WebGLRenderer, camera: Camera, moon: Mesh, sizePx: number, revision: number): void {
    if (revision === this.#drawnRevision) return
    this.#drawnRevision = revision
    this.#target.setSize(sizePx, sizePx)
    renderer.setRenderTarget(this.#target)
    renderer.clear()
    renderer.render(moon, camera)
    renderer.setRenderTarget(null)
  }
}
