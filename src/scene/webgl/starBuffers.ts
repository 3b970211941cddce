import { BufferAttribute, BufferGeometry } from 'three'
import { bandsTouched, firstBand, type HeightOrder, orderByHeight } from '../heightOrder.ts'
import { CROSSES_AMONG, starAt, starColor, wearsCross } from '../starfield.ts'

/** The next power of two: whoever drags a number upwards makes room only a few times on the way. */
const roomFor = (count: number) => 2 ** Math.ceil(Math.log2(Math.max(1, count)))

/**
 * The stars of a seed as buffers: `position` (place in [0, 1)², magnitude), `twinkle` (phase, speed) and `color` (and
 * whether it wears a cross). They are filled when there are more stars than ever before, or another seed's; a frame
 * uploads none of them.
 */
export class StarBuffers {
  /** Views of the same buffers, for a geometry has one range that is drawn. */
  stars = new BufferGeometry()
  dust = new BufferGeometry()
  fallen = new BufferGeometry()
  /** The dust sorted by height, so that a strip of the sky is one range of it. */
  sorted = new BufferGeometry()
  /** How many vertices stand before the stars, empty, for those that fall. */
  falling = 0
  #room = 0
  #filled = 0
  #seed = 0
  #order: HeightOrder | null = null
  #ordered = 0

  /**
   * Holds at least so many stars of a seed. Stars that are there already keep their numbers.
   *
   * @param count how many stars, an integer
   * @param falling how many that fall can be alive at once
   */
  hold(seed: number, count: number, falling: number): void {
    if (seed === this.#seed && count <= this.#filled && falling <= this.falling) return
    if (falling > this.falling || count > this.#room) this.#makeRoom(count, falling)
    if (seed !== this.#seed) this.#filled = 0
    this.#seed = seed
    this.#fill(count)
  }

  /**
   * Narrows `sorted` to the dust between two heights, which count around the sky's edge: 1.25 is 0.25.
   *
   * @param count how many stars there are, those that may wear a cross among them
   * @param from @param to heights of stars, in the sky's heights from its top
   */
  narrow(count: number, from: number, to: number): void {
    if (!this.#order || this.#ordered !== count) this.#sort(count)
    const starts = this.#order?.starts
    const band = firstBand(from)
    const first = starts?.[band] ?? 0
    this.sorted.setDrawRange(first, (starts?.[band + bandsTouched(from, to)] ?? first) - first)
  }

  dispose(): void {
    for (const view of [this.stars, this.dust, this.fallen, this.sorted]) view.dispose()
  }

  #sort(count: number): void {
    const { position } = this.stars.attributes
    if (!position) return
    this.#ordered = count
    const first = this.falling
    this.#order = orderByHeight((vertex) => position.getY(vertex), first + CROSSES_AMONG, first + count)
    this.sorted.setIndex(new BufferAttribute(this.#order.stars, 1))
  }

  #makeRoom(count: number, falling: number): void {
    // The first time exactly what is asked for: most visitors never ask for more.
    if (falling > this.falling) this.falling = this.falling === 0 ? falling : roomFor(falling)
    if (count > this.#room) this.#room = this.#room === 0 ? count : roomFor(count)
    this.#filled = 0
    const vertices = this.falling + this.#room
    const attributes = {
      position: new BufferAttribute(new Float32Array(vertices * 3), 3),
      twinkle: new BufferAttribute(new Float32Array(vertices * 2), 2),
      color: new BufferAttribute(new Uint8Array(vertices * 4), 4, true),
    }
    this.dispose()
    const geometry = () => Object.assign(new BufferGeometry(), { attributes: { ...attributes } })
    this.stars = geometry()
    this.dust = geometry()
    this.fallen = geometry()
    this.sorted = geometry()
  }

  #fill(count: number): void {
    const { position, twinkle, color } = this.stars.attributes
    if (!position || !twinkle || !color) return
    this.#order = null
    for (let index = this.#filled; index < count; index++) {
      const star = starAt(this.#seed, index)
      const at = this.falling + index
      position.setXYZ(at, star.x, star.y, star.magnitude)
      twinkle.setXY(at, star.twinklePhase, star.twinkleSpeed)
      const [red, green, blue] = starColor(star.color)
      color.setXYZW(at, red, green, blue, Number(wearsCross(index, star.magnitude)))
    }
    const first = this.falling + this.#filled
    for (const attribute of [position, twinkle, color]) {
      if (!(attribute instanceof BufferAttribute)) continue
      attribute.addUpdateRange(first * attribute.itemSize, (count - this.#filled) * attribute.itemSize)
      attribute.needsUpdate = true
    }
    this.#filled = Math.max(this.#filled, count)
  }
}
