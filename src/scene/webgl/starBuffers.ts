import { BufferAttribute, BufferGeometry } from 'three'
import type { Palette } from '../../constants/palette.ts'
import { toUnitRgb } from '../../lib/rgb.ts'
import { hasCross, starAt, starColor } from '../starfield.ts'

/** A power of two, so that buffers are rarely replaced while the owner drags a slider. */
const capacityFor = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(1, count)))

/** The stars of a seed as one geometry. The first vertices are for falling stars and have no data. */
export class StarBuffers {
  geometry = new BufferGeometry()
  /** Number of vertices for falling stars: at least as many as can fall at once. */
  fallingCount = 0
  #capacity = 0
  /** Number of stars whose data is in the buffers. */
  #filledCount = 0
  #seed = 0
  #palette: Palette | undefined

  /** Prepares at least `count` stars, and vertices for at least `fallingCount` falling stars. */
  setStars(seed: number, count: number, fallingCount: number, palette: Palette): void {
    const isSame = seed === this.#seed && palette === this.#palette
    if (isSame && count <= this.#filledCount && fallingCount <= this.fallingCount) return
    if (fallingCount > this.fallingCount || count > this.#capacity) this.#grow(count, fallingCount)
    if (!isSame) this.#filledCount = 0
    this.#seed = seed
    this.#palette = palette
    this.#fill(count, palette)
  }

  #grow(count: number, fallingCount: number): void {
    this.fallingCount = capacityFor(Math.max(fallingCount, this.fallingCount))
    this.#capacity = capacityFor(Math.max(count, this.#capacity))
    this.#filledCount = 0
    const vertices = this.fallingCount + this.#capacity
    this.geometry.dispose()
    this.geometry = new BufferGeometry()
      .setAttribute('position', new BufferAttribute(new Float32Array(vertices * 3), 3))
      .setAttribute('twinkle', new BufferAttribute(new Float32Array(vertices * 2), 2))
      .setAttribute('color', new BufferAttribute(new Uint8Array(vertices * 4), 4, true))
  }

  #fill(count: number, palette: Palette): void {
    const { position, twinkle, color } = this.geometry.attributes
    if (!position || !twinkle || !color) return
    for (let index = this.#filledCount; index < count; index++) {
      const star = starAt(this.#seed, index)
      const vertex = this.fallingCount + index
      position.setXYZ(vertex, star.x, star.y, star.size)
      twinkle.setXY(vertex, star.twinklePhase, star.twinkleSpeed)
      const { red, green, blue } = toUnitRgb(starColor(star.color, palette))
      color.setXYZW(vertex, red, green, blue, Number(hasCross(index, star.size)))
    }
    for (const attribute of [position, twinkle, color]) attribute.needsUpdate = true
    this.#filledCount = count
  }
}
