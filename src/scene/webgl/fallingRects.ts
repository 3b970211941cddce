import {
  type FallingStar,
  type FallingTimes,
  fallingStar,
  fallingStarSizePx,
  fallingStarX,
  fallingStarY,
  mostFallingStars,
  newestFallingStar,
} from '../fallingStars.ts'
import { SPRITE_SCALE } from '../glyphAtlas.ts'
import { RECT_NUMBERS } from './underlay.ts'

/** A shader places stars in smaller numbers: room for the difference, device pixels. */
const ROOM_PX = 2

interface FallingSizes extends FallingTimes {
  readonly sizeMinPx: number
  readonly sizeMaxPx: number
}

/** Where on the canvas the falling stars are, as rectangles for an `Underlay`. Made once for each star that falls. */
export class FallingRects {
  rects = new Int32Array(0)
  count = 0
  readonly #stars: FallingStar[] = []
  #seed = Number.NaN

  /**
   * Finds them at a time.
   *
   * @param pixelRatio device pixels per CSS pixel
   * @param widthPx @param heightPx the canvas, device pixels
   */
  locate(
    timeS: number,
    seed: number,
    falling: FallingSizes,
    pixelRatio: number,
    widthPx: number,
    heightPx: number,
  ): void {
    const most = mostFallingStars(falling)
    if (this.rects.length < most * RECT_NUMBERS) this.rects = new Int32Array(most * RECT_NUMBERS)
    if (this.#seed !== seed || this.#stars.length > most) this.#stars.length = 0
    this.#seed = seed
    this.count = 0
    const newest = newestFallingStar(timeS, falling)
    for (let i = 0; i < most; i++) {
      const life = (newest.ageS * 1000 + i * falling.intervalMs) / falling.lifetimeMs
      if (life >= 1) break
      const star = this.#star(newest.index - i, most)
      const sizePx = fallingStarSizePx(star.size, falling.sizeMinPx, falling.sizeMaxPx)
      const half = (sizePx * SPRITE_SCALE * pixelRatio) / 2 + ROOM_PX
      const x = fallingStarX(star, life) * widthPx
      const y = (1 - fallingStarY(star, life)) * heightPx
      this.#add(
        Math.max(0, Math.floor(x - half)),
        Math.max(0, Math.floor(y - half)),
        Math.min(widthPx, Math.ceil(x + half)),
        Math.min(heightPx, Math.ceil(y + half)),
      )
    }
  }

  #add(left: number, bottom: number, right: number, top: number): void {
    if (left >= right || bottom >= top) return
    const at = this.count++ * RECT_NUMBERS
    this.rects[at] = left
    this.rects[at + 1] = bottom
    this.rects[at + 2] = right - left
    this.rects[at + 3] = top - bottom
  }

  #star(index: number, most: number): FallingStar {
    const place = ((index % most) + most) % most
    const known = this.#stars[place]
    if (known?.index === index) return known
    const star = fallingStar(this.#seed, index)
    this.#stars[place] = star
    return star
  }
}
