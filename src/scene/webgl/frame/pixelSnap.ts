/** Time in which moon and stars move to whole pixels, and away from them. */
const SNAP_S = 0.5
const UNSNAP_S = 0.1

/** Moon and stars are sharp on whole device pixels. They leave these while a transition, the pointer or the scroll moves them. */
export interface PixelSnap {
  /** [0, 1]: 1 when moon and stars are on whole pixels. */
  progress: number
}

/** @param isAtRest true while nothing moves moon and stars */
export function stepSnap(snap: PixelSnap, deltaS: number, isAtRest: boolean): void {
  const change = isAtRest ? deltaS / SNAP_S : -deltaS / UNSNAP_S
  snap.progress = Math.min(1, Math.max(0, snap.progress + change))
}

/** Moves a coordinate towards a whole device pixel. CSS px. */
export function snapped(px: number, pixelRatio: number, { progress }: PixelSnap): number {
  return px + (Math.round(px * pixelRatio) / pixelRatio - px) * progress
}
