import { Vector2, Vector3 } from 'three'
import type { Rgb } from '../../../lib/rgb.ts'

/** Props of a mesh whose vertex shader places it: no frustum culling and no matrix updates. */
export const PLACED_IN_SHADER = { frustumCulled: false, matrixAutoUpdate: false } as const

/** Props of a part's material. Fragment shaders return colours multiplied by their opacity. */
export const BLENDED = {
  transparent: true,
  premultipliedAlpha: true,
  depthTest: false,
  depthWrite: false,
} as const

/** The uniforms of `disc.glsl`. */
export const DISC_UNIFORMS = { uViewport: new Vector2(), uPose: new Vector3(), uExtent: 1 }

/** A colour as the value of a uniform `vec3`: channels in [0, 1], sRGB. */
export function colourUniform([red, green, blue]: Rgb): [red: number, green: number, blue: number] {
  return [red / 255, green / 255, blue / 255]
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
