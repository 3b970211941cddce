/**
 * How the sky's context is asked for. Without antialiasing, depth or stencil: sharp sprites need none of them, and a
 * software rasteriser pays for each. Opaque, so the canvas has the ground in it: to blend a whole window over the
 * page's ground costs as much as the sky does.
 */
export const SKY_CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
}
