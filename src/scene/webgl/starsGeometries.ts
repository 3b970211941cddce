import { BufferAttribute, BufferGeometry } from 'three'
import { starAt, starColor, wearsCross } from '../starfield.ts'

/**
 * The stars of a seed as buffers, built once: a frame uploads none of them.
 *
 * @param count how many stars, an integer
 * @param falling how many vertices stand before them, empty, for the falling stars
 * @returns two views of the same buffers: `position` (place in [0, 1)², magnitude), `twinkle` (phase, speed) and `color` (and whether it wears a cross)
 */
export function starsGeometries(
  seed: number,
  count: number,
  falling: number,
): { stars: BufferGeometry; dust: BufferGeometry } {
  const vertices = falling + count
  const place = new Float32Array(vertices * 3)
  const twinkle = new Float32Array(vertices * 2)
  const color = new Uint8Array(vertices * 4)
  for (let i = 0; i < count; i++) {
    const star = starAt(seed, i)
    const at = falling + i
    place.set([star.x, star.y, star.magnitude], at * 3)
    twinkle.set([star.twinklePhase, star.twinkleSpeed], at * 2)
    const light = [...starColor(star.color), Number(wearsCross(i, star.magnitude))]
    color.set(
      light.map((part) => Math.round(part * 255)),
      at * 4,
    )
  }
  const attributes = {
    position: new BufferAttribute(place, 3),
    twinkle: new BufferAttribute(twinkle, 2),
    color: new BufferAttribute(color, 4, true),
  }
  // Two, for a geometry has one range that is drawn; their buffers are the same.
  const geometry = () => Object.assign(new BufferGeometry(), { attributes: { ...attributes } })
  return { stars: geometry(), dust: geometry() }
}
