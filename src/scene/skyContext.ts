/**
 * How the sky's context is requested. Without antialiasing, depth or stencil: sharp sprites need none of them, and a
 * software rasteriser pays for each. Opaque: blending a whole window over the page's ground costs as much as the sky does.
 */
export const SKY_CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
}

export function releaseContext(context: WebGL2RenderingContext): void {
  // Losing a lost context is a warning in the console.
  if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext()
}

const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** True when the context is drawn in software. Only a hint, because WebKit gives all renderers one name. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return SOFTWARE_RENDERERS.test(String(name))
}
