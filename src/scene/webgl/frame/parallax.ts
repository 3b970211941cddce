/** Rate of an exponential approach: in 1 / FOLLOW_PER_S seconds the point moves 63 % of its way. */
const FOLLOW_PER_S = 3.5
/** At a shorter distance the point jumps to its target. */
const ARRIVAL_PX = 0.02

/** A point that follows a target softly, and equally fast at every frame rate. CSS px. */
export interface Parallax {
  x: number
  y: number
  targetX: number
  targetY: number
}

export function stepParallax(parallax: Parallax, deltaS: number): void {
  const amount = 1 - Math.exp(-FOLLOW_PER_S * deltaS)
  parallax.x = approach(parallax.x, parallax.targetX, amount)
  parallax.y = approach(parallax.y, parallax.targetY, amount)
}

export function hasArrived({ x, y, targetX, targetY }: Parallax): boolean {
  return x === targetX && y === targetY
}

function approach(from: number, to: number, amount: number): number {
  const next = from + (to - from) * amount
  return Math.abs(to - next) < ARRIVAL_PX ? to : next
}
