/** Time of the moon's way to the front and back behind the page, s. */
const GAZE_S = 0.8

/** How far the page has gone from before the sky. */
export class Gaze {
  /** [0, 1] */
  amount = 0
  #to = 0

  get isChanging(): boolean {
    return this.amount !== this.#to
  }

  setGazing(isGazing: boolean): void {
    this.#to = Number(isGazing)
  }

  /** Moves on by a time in seconds. */
  step(deltaS: number): void {
    const turn = deltaS / GAZE_S
    this.amount += Math.max(-turn, Math.min(turn, this.#to - this.amount))
  }
}
