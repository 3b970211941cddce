import { glyphAtlas } from './glyphAtlas.ts'
import { isSoftware } from './isSoftware.ts'
import { tilingNoise } from './tilingNoise.ts'

/** What seems to draw WebGL on a device. */
export type Drawing = 'graphicsCard' | 'processor' | 'unknown'

/** The bytes of the textures that are computed. */
export interface SkyTextures {
  readonly noise: Uint8Array<ArrayBuffer>
  readonly glyphs: Uint8Array<ArrayBuffer>
}

/**
 * A browser's first context holds its thread up for some frames; made beside the page it also warms the next one up,
 * which is the page's own.
 */
function drawing(): Drawing {
  if (typeof OffscreenCanvas === 'undefined' || typeof WebGL2RenderingContext === 'undefined')
    return 'unknown'
  const context = new OffscreenCanvas(1, 1).getContext('webgl2')
  if (!context) return 'unknown'
  return isSoftware(context) ? 'processor' : 'graphicsCard'
}

// A worker: it posts what draws WebGL here, and then the textures.
postMessage(drawing())
postMessage({ noise: tilingNoise(), glyphs: glyphAtlas() } satisfies SkyTextures)
