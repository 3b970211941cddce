import type { SkyFrame } from './skyFrame.ts'

/** Time in which moon and stars move to whole pixels when everything is still, and away from them again, s. */
const SETTLE_S = 0.5
const UNSETTLE_S = 0.1

/** Moves moon and stars to whole device pixels while everything is still, so that they are sharp. */
export class PixelSnap {
  /** Progress of that move, [0, 1]: 1 while only light changes. */
  progress = 1
  #scrolledToPx = 0

  step(
    deltaS: number,
    {
      mix,
      parallax,
      scrollPx,
      followsInput,
    }: Pick<SkyFrame, 'mix' | 'parallax' | 'scrollPx' | 'followsInput'>,
  ): void {
    const isStill = mix >= 1 && parallax.arrived && scrollPx === this.#scrolledToPx
    this.#scrolledToPx = scrollPx
    const moved = isStill ? deltaS / SETTLE_S : -deltaS / UNSETTLE_S
    this.progress = followsInput ? Math.min(1, Math.max(0, this.progress + moved)) : Number(mix >= 1)
  }
}
