import { moonReturn } from '../pose.ts'
import type { SkyFrame } from './skyFrame.ts'

/** Parallax of the moon, share of the nearest stars' parallax. Less than any star's, so that the moon looks farther. */
const PARALLAX_SHARE = 0.25

type Frame = Pick<
  SkyFrame,
  'look' | 'parallax' | 'scrollPx' | 'constants' | 'widthPx' | 'heightPx' | 'pixelRatio' | 'snap'
>

export class MoonPlace {
  readonly #frame: Frame

  constructor(frame: Frame) {
    this.#frame = frame
  }

  /** The disc's centre, CSS px of the window. */
  get x(): number {
    const { look, parallax } = this.#frame
    return this.#snapped(look.x + parallax.x * PARALLAX_SHARE)
  }

  get y(): number {
    const { look, parallax, scrollPx } = this.#frame
    const scrolledPx = this.#returnProgress === null ? look.follow * scrollPx : 0
    return this.#snapped(look.y + parallax.y * PARALLAX_SHARE - scrolledPx)
  }

  get opacity(): number {
    const { look, constants } = this.#frame
    const returnProgress = this.#returnProgress
    return look.opacity * (returnProgress === null ? 1 : returnProgress * constants.moonlight.afterLeaving)
  }

  /** Radius of the moonlight, CSS px. */
  get lightRadiusPx(): number {
    const { constants, widthPx, heightPx } = this.#frame
    return constants.moonlight.reach * Math.min(widthPx, heightPx)
  }

  /** Null while the moon or its light is in the window. */
  get #returnProgress(): number | null {
    const { look, scrollPx, heightPx } = this.#frame
    return moonReturn(look, this.lightRadiusPx, scrollPx, heightPx)
  }

  /** Moves a coordinate towards a whole device pixel, where the disc is sharpest. */
  #snapped(px: number): number {
    const { pixelRatio, snap } = this.#frame
    return px + (Math.round(px * pixelRatio) / pixelRatio - px) * snap.progress
  }
}
