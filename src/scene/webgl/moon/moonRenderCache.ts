import { type Camera, type Mesh, NearestFilter, type WebGLRenderer, WebGLRenderTarget } from 'three'

/** A texture of the moon with its halo and light. Without a GPU, shading a moon at rest in every frame is slow. */
export class MoonRenderCache {
  /** Greatest width of the texture, device px. A larger one needs too much of a phone's memory. */
  static readonly MAX_PX = 4096

  readonly #target = new WebGLRenderTarget(1, 1, {
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  /** The revision in the texture; -1 while it is empty. */
  #drawnRevision = -1

  get texture() {
    return this.#target.texture
  }

  /** Draws the moon into the square texture. Does nothing if this revision (see `SkyFrame`) is in the texture already. */
  update(renderer: WebGLRenderer, camera: Camera, moon: Mesh, sizePx: number, revision: number): void {
    if (revision === this.#drawnRevision) return
    this.#drawnRevision = revision
    this.#target.setSize(sizePx, sizePx)
    renderer.setRenderTarget(this.#target)
    renderer.clear()
    renderer.render(moon, camera)
    renderer.setRenderTarget(null)
  }
  dispose(): void {
    this.#target.dispose()
  }
}
