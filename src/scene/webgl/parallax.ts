/** Speed at which the view follows the pointer, 1/s: after 1 / FOLLOW_PER_S seconds it has moved about two thirds. */
const FOLLOW_PER_S = 3.5
/** At a shorter distance from its target the point has arrived, CSS px. */
const ARRIVED_PX = 0.02

/** A point that follows a target softly, and equally fast at every frame rate. */
export class Parallax {
  x = 0
  y = 0
  #toX = 0
  #toY = 0

  get arrived(): boolean {
    return this.x === this.#toX && this.y === this.#toY
  }

  aim(x: number, y: number): void {
    this.#toX = x
    this.#toY = y
  }

  step(deltaS: number): void {
    const amount = 1 - Math.exp(-FOLLOW_PER_S * deltaS)
    this.x = closer(this.x, this.#toX, amount)
    this.y = closer(this.y, this.#toY, amount)
  }
}

function closer(from: number, to: number, amount: number): number {
  const next = from + (to - from) * amount
  return Math.abs(to - next) < ARRIVED_PX ? to : next
}
