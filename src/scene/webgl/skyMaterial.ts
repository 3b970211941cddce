import { type IUniform, ShaderMaterial } from 'three'

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
