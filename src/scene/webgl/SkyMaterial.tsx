import { extend } from '@react-three/fiber'
import { type IUniform, ShaderMaterial } from 'three'

extend({ ShaderMaterial })

/** Uniforms by name: a frame writes their values and nothing else. */
export type Uniforms = Record<string, IUniform>

interface SkyMaterialProps {
  readonly uniforms: Uniforms
  readonly vertex: string
  readonly fragment: string
}

/** How every part of the sky is drawn: in order, over what is there, light already multiplied by its opacity. */
export function SkyMaterial({ uniforms, vertex, fragment }: SkyMaterialProps) {
  return (
    <shaderMaterial
      uniforms={uniforms}
      vertexShader={vertex}
      fragmentShader={fragment}
      transparent
      premultipliedAlpha
      depthTest={false}
      depthWrite={false}
    />
  )
}
