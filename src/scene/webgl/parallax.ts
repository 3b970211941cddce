/** How fast the view follows the pointer, a second: it is two thirds there after 1 / this. */
const FOLLOW_PER_S = 3.5
/** Nearer than this, in pixels, it has arrived. */
const ARRIVED_PX = 0.02

/** A point that follows another one softly, whatever the frame rate. */
export class Parallax {
  x = 0
  y = 0
  #toX = 0
  #toY = 0

  /** Whether it is where it was to go. */
  get arrived(): boolean {
    return this.x === this.#toX && this.y === this.#toY
  }

  /** Where to go, CSS pixels. */
  aim(x: number, y: number): void {
    this.#toX = x
    this.#toY = y
  }

  /** Moves on by a time in seconds. */
  step(deltaS: number): void {
    const share = 1 - Math.exp(-FOLLOW_PER_S * deltaS)
    this.x = closer(this.x, this.#toX, share)
    this.y = closer(this.y, this.#toY, share)
  }
}

function closer(from: number, to: number, share: number): number {
  const next = from + (to - from) * share
  return Math.abs(to - next) < ARRIVED_PX ? to : next
}
