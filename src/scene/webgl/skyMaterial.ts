import { type IUniform, ShaderMaterial } from 'three'

/** Placed in the vertex shader: no frustum culling, no matrix updates. */
export const PLACED_IN_SHADER = { frustumCulled: false, matrixAutoUpdate: false } as const

/** How every part of the sky is drawn: in order, over what is there, light already multiplied by its opacity. */
export function skyMaterial(
  uniforms: Record<string, IUniform>,
  vertexShader: string,
  fragmentShader: string,
): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    vertexShader,
    fragmentShader,
    transparent: true,
    premultipliedAlpha: true,
    depthTest: false,
    depthWrite: false,
  })
}
