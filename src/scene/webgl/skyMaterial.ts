import { type IUniform, ShaderMaterial } from 'three'

/** Properties of a mesh that is placed in the vertex shader: it needs no frustum culling and no matrix updates. */
export const PLACED_IN_SHADER = { frustumCulled: false, matrixAutoUpdate: false } as const

/** The material of every part of the sky. Each part is drawn over the earlier ones. Colours are premultiplied by opacity. */
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

/** Writes numbers as GLSL constants, so that TypeScript and the shaders share them. */
export function defines(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `#define ${name} ${float(value)}\n`)
    .join('')
}

function float(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}
