import { decodeMoon } from './decodeMoon.ts'
import { glyphAtlas } from './glyphAtlas.ts'
import { isSoftware } from './isSoftware.ts'
import { tilingNoise } from './tilingNoise.ts'

/** What seems to draw WebGL on a device. */
export type Drawing = 'graphicsCard' | 'processor' | 'unknown'

/** What the sky's textures are made of: bytes that are computed, and the moon's surface, decoded. */
export interface SkyTextures {
  readonly noise: Uint8Array<ArrayBuffer>
  readonly glyphs: Uint8Array<ArrayBuffer>
  readonly surface: ImageBitmap
}

/** A first context holds its thread up for frames; made beside the page it also warms up the next, the page's own. */
function drawing(): Drawing {
  if (typeof OffscreenCanvas === 'undefined' || typeof WebGL2RenderingContext === 'undefined')
    return 'unknown'
  const context = new OffscreenCanvas(1, 1).getContext('webgl2')
  if (!context) return 'unknown'
  return isSoftware(context) ? 'processor' : 'graphicsCard'
}

// A worker: it posts what draws WebGL here, and then the textures, or null where the moon does not come.
const decoding = decodeMoon().catch(() => null)
postMessage(drawing())
const computed = { noise: tilingNoise(), glyphs: glyphAtlas() }
void decoding.then((surface) => postMessage(surface && ({ ...computed, surface } satisfies SkyTextures)))
