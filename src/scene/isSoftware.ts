const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether a context says that the processor draws it. A hint: WebKit names all renderers alike, and frames decide. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const details = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(details?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return SOFTWARE_RENDERERS.test(String(name))
}
