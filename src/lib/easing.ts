/** Cubic easing, slow at both ends: [0, 1] → [0, 1]. */
export function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2
}

/** GLSL's `smoothstep`: 0 below `from`, 1 above `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const progress = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return progress * progress * (3 - 2 * progress)
}
