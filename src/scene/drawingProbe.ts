import { isSoftware } from './webgl/isSoftware.ts'

/** What draws WebGL on a device; `unknown` where a worker cannot tell. */
export type Drawing = 'graphicsCard' | 'processor' | 'nothing' | 'unknown'

/**
 * A worker: it answers once with what draws WebGL here. Beside the page rather than in it, because a browser's first
 * context holds a page up for some frames, and for nothing where there is none to be had.
 */
function drawing(): Drawing {
  if (typeof OffscreenCanvas === 'undefined' || typeof WebGL2RenderingContext === 'undefined')
    return 'unknown'
  const context = new OffscreenCanvas(1, 1).getContext('webgl2')
  if (!context) return 'nothing'
  return isSoftware(context) ? 'processor' : 'graphicsCard'
}

postMessage(drawing())
