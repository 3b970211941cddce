/** A page script. WebGL reports a graphics card, so that the sky starts as on one, and draws nothing. */
export function imitateCard(): void {
  const UNMASKED_RENDERER_WEBGL = 0x9246
  const DRAWS = [
    'clear',
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
    'drawRangeElements',
    'blitFramebuffer',
  ]
  for (const type of ['WebGLRenderingContext', 'WebGL2RenderingContext'] as const) {
    const prototype = globalThis[type]?.prototype
    if (!prototype) continue
    const { getParameter } = prototype
    prototype.getParameter = function (this: WebGLRenderingContext, name) {
      if (name === UNMASKED_RENDERER_WEBGL) return 'ANGLE (NVIDIA, NVIDIA GeForce RTX 4070, OpenGL 4.6)'
      return getParameter.call(this, name)
    }
    for (const draw of DRAWS) if (draw in prototype) Object.assign(prototype, { [draw]() {} })
  }
}
