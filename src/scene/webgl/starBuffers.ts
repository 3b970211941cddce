import { BufferAttribute, BufferGeometry } from 'three'
import type { Palette } from '../../constants/palette.ts'
import { toUnitRgb } from '../../lib/rgb.ts'
import type { NightSky } from '../night/night.ts'
import { brightestFirst, colorOfKelvin, hasCross, starAt, starColor } from '../starfield.ts'

/** The next power of two, so that buffers are rarely replaced while the owner drags a slider. */
const capacityFor = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(1, count)))

/**
 * The stars of a seed as one geometry. Attributes: `position` (place in [0, 1)², magnitude), `twinkle` (phase, speed),
 * and `color` (alpha is 1 for a star with a cross). The first vertices are for falling stars and have no data. Buffers
 * are filled only for more stars, another seed or other colours. Otherwise a frame uploads nothing.
 */
export class StarBuffers {
  geometry = new BufferGeometry()
  /** Number of vertices for falling stars. */
  falling = 0
  #capacity = 0
  /** Number of stars whose data is in the buffers. */
  #filled = 0
  #seed = 0
  #palette: Palette | undefined
  #night: NightSky | undefined
  #nightCount = 0

  /** Prepares at least `count` stars of a seed, and vertices for at least `falling` falling stars. */
  setStars(seed: number, count: number, falling: number, palette: Palette): void {
    const isSame = seed === this.#seed && palette === this.#palette
    if (isSame && count <= this.#filled && falling <= this.falling) return
    if (falling > this.falling || count > this.#capacity) this.#grow(count, falling)
    if (!isSame) {
      this.#filled = 0
      this.#night = undefined
    }
    this.#seed = seed
    this.#palette = palette
    this.#fill(count, palette)
  }

  /**
   * Sets the places of the first `count` stars in the sky of a night. The brightest star of the field becomes the
   * brightest of the night, and so on. Each keeps its size. Field stars beyond the night's stars get no place.
   */
  setNight(night: NightSky, count: number, palette: Palette): void {
    const current = this.geometry.attributes.night
    if (current && night === this.#night && count === this.#nightCount) return
    this.#night = night
    this.#nightCount = count
    const vertices = this.falling + this.#capacity
    const places = new BufferAttribute(new Float32Array(vertices * 3), 3)
    const colors = new BufferAttribute(new Uint8Array(vertices * 4), 4, true)
    brightestFirst(this.#seed, count).forEach((index, rank) => {
      const star = night.stars[rank]
      if (!star) return
      places.setXYZ(this.falling + index, ...star.place, 1)
      const { red, green, blue } = toUnitRgb(starColor(colorOfKelvin(star.kelvin), palette))
      colors.setXYZ(this.falling + index, red, green, blue)
    })
    this.geometry.setAttribute('night', places).setAttribute('nightColor', colors)
  }

  #grow(count: number, falling: number): void {
    this.falling = capacityFor(Math.max(falling, this.falling))
    this.#capacity = capacityFor(Math.max(count, this.#capacity))
    this.#filled = 0
    const vertices = this.falling + this.#capacity
    this.geometry.dispose()
    this.geometry = new BufferGeometry()
      .setAttribute('position', new BufferAttribute(new Float32Array(vertices * 3), 3))
      .setAttribute('twinkle', new BufferAttribute(new Float32Array(vertices * 2), 2))
      .setAttribute('color', new BufferAttribute(new Uint8Array(vertices * 4), 4, true))
  }

  #fill(count: number, palette: Palette): void {
    const { position, twinkle, color } = this.geometry.attributes
    if (!position || !twinkle || !color) return
    for (let index = this.#filled; index < count; index++) {
      const star = starAt(this.#seed, index)
      const at = this.falling + index
      position.setXYZ(at, star.x, star.y, star.magnitude)
      twinkle.setXY(at, star.twinklePhase, star.twinkleSpeed)
      const { red, green, blue } = toUnitRgb(starColor(star.color, palette))
      color.setXYZW(at, red, green, blue, Number(hasCross(index, star.magnitude)))
    }
    for (const attribute of [position, twinkle, color]) attribute.needsUpdate = true
    this.#filled = count
  }
}
