/** Time in which the moon moves in front of the page, and back behind it, s. */
const GAZE_S = 0.8

/** How far the page is hidden, to show the sky alone. */
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
