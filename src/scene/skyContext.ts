/**
 * Options of the sky's WebGL context. No antialiasing, depth or stencil: sharp sprites need none of them, and they are
 * slow in software. No alpha: blending a whole window over the page's background is as slow as drawing the sky.
 */
export const SKY_CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
}

export function releaseContext(context: WebGL2RenderingContext): void {
  // Losing a lost context would cause a warning in the console.
  if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext()
}

const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** True when the context is drawn in software. Only a hint, because WebKit has one name for all renderers. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return SOFTWARE_RENDERERS.test(String(name))
}
