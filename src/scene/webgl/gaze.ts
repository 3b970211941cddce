/** Time in which the sky changes when the page hides, and when it shows again, s. */
const CHANGE_S = 0.8

/** Stargazing: the page hides, and the moon shows with its full light, as at the top of the page. */
export class Gaze {
  /** Progress, [0, 1]: 1 while the page is hidden. */
  amount = 0
  #to = 0

  get isChanging(): boolean {
    return this.amount !== this.#to
  }

  setGazing(isGazing: boolean): void {
    this.#to = Number(isGazing)
  }

  /** @param deltaS time since the last step, s */
  step(deltaS: number): void {
    const turn = deltaS / CHANGE_S
    this.amount += Math.max(-turn, Math.min(turn, this.#to - this.amount))
  }
}
