import { BufferAttribute, BufferGeometry } from 'three'
import type { Palette } from '../../constants/palette.ts'
import { toUnitRgb } from '../../lib/rgb.ts'
import type { NightSky } from '../night/night.ts'
import { brightestFirst, colorOfKelvin, hasCross, starAt, starColor } from '../starfield.ts'

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
  #night: NightSky | undefined
  #nightCount = 0

  /** Prepares at least `count` stars, and vertices for at least `fallingCount` falling stars. */
  setStars(seed: number, count: number, fallingCount: number, palette: Palette): void {
    const isSame = seed === this.#seed && palette === this.#palette
    if (isSame && count <= this.#filledCount && fallingCount <= this.fallingCount) return
    if (fallingCount > this.fallingCount || count > this.#capacity) this.#grow(count, fallingCount)
    if (!isSame) {
      this.#filledCount = 0
      this.#night = undefined
    }
    this.#seed = seed
    this.#palette = palette
    this.#fill(count, palette)
  }

  /** Gives the largest of `count` stars the place and colour of the brightest night star, and so on. Others get no place. */
  setNight(night: NightSky, count: number, palette: Palette): void {
    if (night === this.#night && count === this.#nightCount) return
    this.#night = night
    this.#nightCount = count
    const vertices = this.fallingCount + this.#capacity
    const places = new BufferAttribute(new Float32Array(vertices * 3), 3)
    // The fourth byte is unused. It keeps the colours aligned to 4 bytes.
    const colors = new BufferAttribute(new Uint8Array(vertices * 4), 4, true)
    brightestFirst(this.#seed, count).forEach((index, rank) => {
      const star = night.stars[rank]
      if (!star) return
      // The 1 marks a star that has a place.
      places.setXYZ(this.fallingCount + index, ...star.place, 1)
      const { red, green, blue } = toUnitRgb(starColor(colorOfKelvin(star.kelvin), palette))
      colors.setXYZ(this.fallingCount + index, red, green, blue)
    })
    this.geometry.setAttribute('night', places).setAttribute('nightColor', colors)
  }

  #grow(count: number, fallingCount: number): void {
    this.fallingCount = capacityFor(Math.max(fallingCount, this.fallingCount))
    this.#capacity = capacityFor(Math.max(count, this.#capacity))
    this.#filledCount = 0
    this.#night = undefined
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
