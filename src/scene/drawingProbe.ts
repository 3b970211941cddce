import { isSoftware } from './isSoftware.ts'

/** What seems to draw WebGL on a device. */
export type Drawing = 'graphicsCard' | 'processor' | 'unknown'

/**
 * A worker: it answers once with what draws WebGL here. A browser's first context holds its thread up for some frames;
 * made beside the page it also warms the next one up, which is the page's own.
 */
function drawing(): Drawing {
  if (typeof OffscreenCanvas === 'undefined' || typeof WebGL2RenderingContext === 'undefined')
    return 'unknown'
  const context = new OffscreenCanvas(1, 1).getContext('webgl2')
  if (!context) return 'unknown'
  return isSoftware(context) ? 'processor' : 'graphicsCard'
}

postMessage(drawing())
