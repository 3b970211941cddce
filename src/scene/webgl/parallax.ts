/** Rate of an exponential approach: in 1 / FOLLOW_PER_S seconds the point moves 63 % of its way. */
const FOLLOW_PER_S = 3.5
/** At a shorter distance the point jumps to its target. */
const ARRIVAL_PX = 0.02

/** A point that follows a target softly, and equally fast at every frame rate. CSS px. */
export class Parallax {
  x = 0
  y = 0
  #targetX = 0
  #targetY = 0

  get hasArrived(): boolean {
    return this.x === this.#targetX && this.y === this.#targetY
  }

  setTarget(x: number, y: number): void {
    this.#targetX = x
    this.#targetY = y
  }

  step(deltaS: number): void {
    const amount = 1 - Math.exp(-FOLLOW_PER_S * deltaS)
    this.x = approach(this.x, this.#targetX, amount)
    this.y = approach(this.y, this.#targetY, amount)
  }
}

function approach(from: number, to: number, amount: number): number {
  const next = from + (to - from) * amount
  return Math.abs(to - next) < ARRIVAL_PX ? to : next
}
