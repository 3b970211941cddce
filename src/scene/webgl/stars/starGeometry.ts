import { BufferAttribute, BufferGeometry } from 'three'
import type { Palette } from '../../../constants/palette.ts'
import { hasCross, starAt, starColor } from '../../starfield.ts'

/** A power of two, so that the geometry is rarely replaced while the owner drags a slider. */
export function capacityFor(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, count)))
}

/** The stars of a seed. The first vertices are for falling stars and have no data. */
export function starGeometry(
  seed: number,
  starCount: number,
  fallingCount: number,
  palette: Palette,
): BufferGeometry {
  const vertices = fallingCount + starCount
  const position = new BufferAttribute(new Float32Array(vertices * 3), 3)
  const twinkle = new BufferAttribute(new Float32Array(vertices * 2), 2)
  const color = new BufferAttribute(new Uint8Array(vertices * 4), 4, true)
  for (let index = 0; index < starCount; index++) {
    const star = starAt(seed, index)
    const vertex = fallingCount + index
    position.setXYZ(vertex, star.x, star.y, star.size)
    twinkle.setXY(vertex, star.twinklePhase, star.twinkleSpeed)
    const [red, green, blue] = starColor(star.color, palette)
    color.setXYZW(vertex, red / 255, green / 255, blue / 255, Number(hasCross(index, star.size)))
  }
  return new BufferGeometry()
    .setAttribute('position', position)
    .setAttribute('twinkle', twinkle)
    .setAttribute('color', color)
}
