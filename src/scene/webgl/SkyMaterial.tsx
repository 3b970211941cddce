import { extend } from '@react-three/fiber'
import { useMemo } from 'react'
import { type IUniform, ShaderMaterial } from 'three'

extend({ ShaderMaterial })

interface SkyMaterialProps {
  /** Uniforms by name; the same object on every render, whose values a frame writes. */
  readonly uniforms: Record<string, IUniform>
  readonly vertex: string
  readonly fragment: string
}

/** How every part of the sky is drawn: in order, over what is there, light already multiplied by its opacity. */
export function SkyMaterial({ uniforms, vertex, fragment }: SkyMaterialProps) {
  // Given to the constructor: as a prop, react-three-fiber would copy the uniforms and a frame would write to nobody.
  const parameters = useMemo(
    () => ({
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
  return <shaderMaterial args={[parameters]} />
}
