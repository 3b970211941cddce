import { type IUniform, ShaderMaterial } from 'three'

/** Properties of a mesh whose vertex shader places it: no frustum culling and no matrix updates. */
export const PLACED_IN_SHADER = { frustumCulled: false, matrixAutoUpdate: false } as const

/** The material of a part of the sky. Fragment shaders return colours multiplied by their opacity. */
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

/** Writes numbers as `#define`s of GLSL. All become floats, also whole numbers. */
export function defines(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `#define ${name} ${floatLiteral(value)}\n`)
    .join('')
}

function floatLiteral(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value)
}
