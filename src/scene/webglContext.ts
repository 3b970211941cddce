/** No antialiasing, depth, stencil or alpha: the sky does not need them, and they are slow in software. */
export const CONTEXT_ATTRIBUTES: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
}

export function releaseContext(context: WebGL2RenderingContext): void {
  // `loseContext` on a lost context would warn in the console.
  if (!context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext()
}

const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** True when the renderer's name is that of a software renderer. False in WebKit, which hides the name. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return SOFTWARE_RENDERERS.test(String(name))
}
