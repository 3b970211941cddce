import type { SkyFrame } from './skyFrame.ts'

/** Time in which moon and stars move to whole pixels, and away from them. */
const SNAP_S = 0.5
const UNSNAP_S = 0.1

/** Keeps moon and stars sharp, on whole device pixels, unless a transition, the pointer or the scroll shifts the stars. */
export class PixelSnap {
  /** [0, 1]: 1 when moon and stars are on whole pixels. */
  progress = 1
  #lastScrollPx = 0

  step(
    deltaS: number,
    {
      transitionProgress,
      parallax,
      scrollPx,
      followsInput,
    }: Pick<SkyFrame, 'transitionProgress' | 'parallax' | 'scrollPx' | 'followsInput'>,
  ): void {
    const hasTransition = transitionProgress < 1
    const isStill = !hasTransition && parallax.hasArrived && scrollPx === this.#lastScrollPx
    this.#lastScrollPx = scrollPx
    const change = isStill ? deltaS / SNAP_S : -deltaS / UNSNAP_S
    this.progress = followsInput ? Math.min(1, Math.max(0, this.progress + change)) : Number(!hasTransition)
  }
}
