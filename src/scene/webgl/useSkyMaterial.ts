import { useEffect, useMemo } from 'react'
import { type IUniform, ShaderMaterial } from 'three'

/**
 * How every part of the sky is drawn: in order, over what is there, light already multiplied by its opacity.
 *
 * @param uniforms by name; the same object on every render, whose values a frame writes
 */
export function useSkyMaterial(
  uniforms: Record<string, IUniform>,
  vertex: string,
  fragment: string,
): ShaderMaterial {
  const material = useMemo(
    () =>
      new ShaderMaterial({
        uniforms,
        vertexShader: vertex,
        fragmentShader: fragment,
        transparent: true,
        premultipliedAlpha: true,
        depthTest: false,
        depthWrite: false,
      }),
    [uniforms, vertex, fragment],
  )
  useEffect(() => () => material.dispose(), [material])
  return material
}
