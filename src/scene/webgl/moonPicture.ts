import { type Camera, type Mesh, NearestFilter, type WebGLRenderer, WebGLRenderTarget } from 'three'
import { Changes } from './changes.ts'
import type { SkyFrame } from './skyFrame.ts'

/** Wider than this a picture would be more than a phone can hold: its light only gets softer. */
const MOST_PX = 4096

/** The moon with its halo and its light as a picture, drawn anew only when it looks another way. */
export class MoonPicture {
  readonly #target = new WebGLRenderTarget(1, 1, {
    depthBuffer: false,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  })
  /** The texture that has been made last, and whether it is read texel by texel, as new ones are. */
  #texture: unknown = null
  #sharp = true
  readonly #changes = new Changes()

  get texture() {
    return this.#target.texture
  }

  /** Draws the moon into the picture if what it shows has changed. @param reach half the picture, disc radii */
  update(gl: WebGLRenderer, camera: Camera, moon: Mesh, frame: SkyFrame, reach: number): void {
    const wantedPx = 2 * Math.round(reach * frame.look.radius * frame.pixelRatio)
    const sizePx = Math.min(MOST_PX, wantedPx)
    if (this.#changed(frame, sizePx)) this.#draw(gl, camera, moon, sizePx)
    this.#sharpen(gl, sizePx === wantedPx && frame.snap >= 1 && isWhole(frame))
  }

  dispose(): void {
    this.#target.dispose()
  }

  #draw(gl: WebGLRenderer, camera: Camera, moon: Mesh, sizePx: number): void {
    this.#target.setSize(sizePx, sizePx)
    gl.setRenderTarget(this.#target)
    // three.js does not know the colour that the ground left behind.
    const context = gl.getContext()
    context.clearColor(0, 0, 0, 0)
    context.clear(context.COLOR_BUFFER_BIT)
    gl.render(moon, camera)
    gl.setRenderTarget(null)
  }

  /** Reads texel by texel, for half the cost, where texels lie on pixels; else what is between them. */
  #sharpen(gl: WebGLRenderer, sharp: boolean): void {
    const { __webglTexture: texture } = gl.properties.get(this.texture) as { __webglTexture: WebGLTexture }
    if (texture !== this.#texture) {
      this.#texture = texture
      this.#sharp = true
    }
    if (sharp === this.#sharp) return
    this.#sharp = sharp
    // Past three.js, which would make the texture anew.
    const context = gl.getContext()
    const filter = sharp ? context.NEAREST : context.LINEAR
    gl.state.bindTexture(context.TEXTURE_2D, texture)
    context.texParameteri(context.TEXTURE_2D, context.TEXTURE_MIN_FILTER, filter)
    context.texParameteri(context.TEXTURE_2D, context.TEXTURE_MAG_FILTER, filter)
  }

  #changed(frame: SkyFrame, sizePx: number): boolean {
    const changes = this.#changes
    changes.note(sizePx)
    changes.note(frame.look.radius)
    changes.note(frame.phase)
    changes.note(frame.upright)
    changes.note(frame.look.totality)
    changes.note(frame.shown)
    changes.note(frame.moonlight)
    changes.note(frame.contexts)
    return changes.end()
  }
}

/** Whether the canvas is as many pixels as it is asked for: else it is stretched a little, and no texel lies on a pixel. */
function isWhole({ widthPx, heightPx, pixelRatio }: SkyFrame): boolean {
  return Number.isInteger(widthPx * pixelRatio) && Number.isInteger(heightPx * pixelRatio)
}
