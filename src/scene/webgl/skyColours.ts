import { type IUniform, Vector3 } from 'three'
import type { Palette } from '../../constants/palette.ts'
import { toUnitRgb } from '../../lib/rgb.ts'

/**
 * Colours of the sky as uniforms, so that they follow a palette that is being tuned.
 *
 * @param names a name in the palette for each uniform
 */
export function skyColours<Name extends string>(names: Readonly<Record<Name, keyof Palette>>) {
  const entries = Object.entries<keyof Palette>(names).map(
    ([name, key]) => [name, key, { value: new Vector3() }] as const,
  )
  const uniforms = Object.fromEntries(entries.map(([name, , uniform]) => [name, uniform])) as Record<
    Name,
    IUniform<Vector3>
  >
  let applied: Palette | undefined
  const follow = (palette: Palette) => {
    if (palette === applied) return
    applied = palette
    for (const [, key, { value }] of entries) {
      const { red, green, blue } = toUnitRgb(palette[key])
      value.set(red, green, blue)
    }
  }
  return { uniforms, follow }
}
