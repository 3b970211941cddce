import type { Camera, Scene, WebGLRenderer } from 'three'

/** Compiles a scene's programs, beside the page's thread where the browser can. @throws the log of one that fails */
export async function compilePrograms(renderer: WebGLRenderer, scene: Scene, camera: Camera): Promise<void> {
  // three.js warns in the console where it is asked for what a browser cannot do.
  if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera)
  else renderer.compile(scene, camera)
  const gl = renderer.getContext()
  for (const { program } of (renderer.info.programs ?? []) as readonly { program: WebGLProgram }[]) {
    if (gl.isContextLost()) return
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(`a shader does not link: ${gl.getProgramInfoLog(program)}`)
  }
}
