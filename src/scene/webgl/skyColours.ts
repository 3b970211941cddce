import { type IUniform, Vector3 } from 'three'
import type { Palette } from '../../constants/palette.ts'
import { toUnitRgb } from '../../lib/rgb.ts'

/** Colours of the palette as uniforms, which `setPalette` sets. @param names a colour's name for each uniform */
export function skyColours<Name extends string>(names: Readonly<Record<Name, keyof Palette>>) {
  const entries = Object.entries<keyof Palette>(names).map(([uniformName, colourName]) => ({
    uniformName,
    colourName,
    uniform: { value: new Vector3() },
  }))
  const uniforms = Object.fromEntries(
    entries.map(({ uniformName, uniform }) => [uniformName, uniform]),
  ) as Record<Name, IUniform<Vector3>>
  let currentPalette: Palette | undefined
  const setPalette = (palette: Palette) => {
    if (palette === currentPalette) return
    currentPalette = palette
    for (const { colourName, uniform } of entries) {
      const { red, green, blue } = toUnitRgb(palette[colourName])
      uniform.value.set(red, green, blue)
    }
  }
  return { uniforms, setPalette }
}
