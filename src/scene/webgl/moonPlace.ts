import { moonReturn } from '../pose.ts'
import type { SkyFrame } from './skyFrame.ts'

/** Parallax of the moon, share of that of the nearest stars. */
const DEPTH = 0.25

type Frame = Pick<
  SkyFrame,
  'look' | 'parallax' | 'scrollPx' | 'constants' | 'widthPx' | 'heightPx' | 'pixelRatio' | 'snap' | 'gaze'
>

/** Place and opacity of the moon in a frame. */
export class MoonPlace {
  readonly #frame: Frame

  constructor(frame: Frame) {
    this.#frame = frame
  }

  /** The disc's centre, CSS px of the window. The moon moves less than any star, as if it were farther. */
  get x(): number {
    const { look, parallax } = this.#frame
    return this.#snapped(look.x + parallax.x * DEPTH)
  }

  get y(): number {
    const { look, parallax, scrollPx, gaze } = this.#frame
    const scrolledPx = this.#returned === null ? look.follow * scrollPx * (1 - gaze.amount) : 0
    return this.#snapped(look.y + parallax.y * DEPTH - scrolledPx)
  }

  /** The moon's opacity, [0, 1]. After it has scrolled away with the page, it returns faintly. */
  get opacity(): number {
    const { look, constants, gaze } = this.#frame
    const returned = this.#returned
    const behindPage = returned === null ? 1 : returned * constants.moonlight.afterLeaving
    return look.opacity * (behindPage + (1 - behindPage) * gaze.amount)
  }

  /** Reach of the moonlight from the disc's centre, CSS px. */
  get lightRadiusPx(): number {
    const { constants, widthPx, heightPx } = this.#frame
    return constants.moonlight.reach * Math.min(widthPx, heightPx)
  }

  /** How far the moon has returned, [0, 1]; null before it has scrolled away with the page. */
  get #returned(): number | null {
    const { look, scrollPx, heightPx } = this.#frame
    return moonReturn(look, this.lightRadiusPx, scrollPx, heightPx)
  }

  #snapped(px: number): number {
    const { pixelRatio, snap } = this.#frame
    return px + (Math.round(px * pixelRatio) / pixelRatio - px) * snap.progress
  }
}
