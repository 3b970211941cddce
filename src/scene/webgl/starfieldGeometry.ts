import { BufferAttribute, BufferGeometry } from 'three'
import { starAt, starColor } from '../starfield.ts'

/**
 * The stars of a seed as buffers, built once: a frame uploads none of them.
 *
 * @param count how many stars, an integer
 * @returns `position` (place in [0, 1)², magnitude), `twinkle` (phase, speed) and `color`
 */
export function starfieldGeometry(seed: number, count: number): BufferGeometry {
  const place = new Float32Array(count * 3)
  const twinkle = new Float32Array(count * 2)
  const color = new Uint8Array(count * 3)
  for (let i = 0; i < count; i++) {
    const star = starAt(seed, i)
    const [red, green, blue] = starColor(star.color)
    place.set([star.x, star.y, star.magnitude], i * 3)
    twinkle.set([star.twinklePhase, star.twinkleSpeed], i * 2)
    color.set([Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)], i * 3)
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(place, 3))
    .setAttribute('twinkle', new BufferAttribute(twinkle, 2))
    .setAttribute('color', new BufferAttribute(color, 3, true))
}
