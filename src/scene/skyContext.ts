import type { Drawing } from './drawingProbe.ts'

/**
 * How the sky's context is asked for. Without antialiasing, depth or stencil: sharp sprites need none of them, and a
 * software rasteriser pays for each. Opaque, with a ground of its own: blending a whole window over the page's ground
 * costs as much as the sky does.
 */
export const SKY_CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
}

/**
 * The same for what draws here. A processor keeps what it has drawn, and a frame then draws a part of the sky; for a
 * graphics card keeping would be a copy of the canvas in every frame, and drawing all of it costs nothing.
 */
export function skyContext(drawing: Drawing): WebGLContextAttributes {
  return { ...SKY_CONTEXT, preserveDrawingBuffer: drawing === 'processor' }
}
