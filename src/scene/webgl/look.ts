import type { PosePx } from '../pose.ts'

/** What eases from one view to the next. Lengths are CSS pixels. */
export interface Look extends PosePx {
  /** Falling stars' opacity, [0, 1]. */
  falling: number
  /** The starfield's place: fractions of the viewport. */
  shiftX: number
  shiftY: number
  /** 1 while the sun is covered, 0 when it is out. */
  totality: number
}

/** A look to be written over. */
export const blankLook = (): Look => ({
  x: 0,
  y: 0,
  radius: 1,
  follow: 0,
  falling: 0,
  shiftX: 0,
  shiftY: 0,
  totality: 0,
})

/** Writes the look between two others into `out`, so that a frame allocates nothing. @param share [0, 1] */
export function mixLook(from: Look, to: Look, share: number, out: Look): void {
  out.x = from.x + (to.x - from.x) * share
  out.y = from.y + (to.y - from.y) * share
  out.radius = from.radius + (to.radius - from.radius) * share
  out.follow = from.follow + (to.follow - from.follow) * share
  out.falling = from.falling + (to.falling - from.falling) * share
  out.shiftX = from.shiftX + (to.shiftX - from.shiftX) * share
  out.shiftY = from.shiftY + (to.shiftY - from.shiftY) * share
}
