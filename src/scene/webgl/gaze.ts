const CHANGE_S = 0.8

/** Stargazing: while the page is hidden, the moon is at its place with its full light. */
export class Gaze {
  /** [0, 1]: 1 while the page is hidden. */
  progress = 0
  #target = 0

  get isChanging(): boolean {
    return this.progress !== this.#target
  }

  setGazing(isGazing: boolean): void {
    this.#target = Number(isGazing)
  }

  step(deltaS: number): void {
    const maxChange = deltaS / CHANGE_S
    this.progress += Math.max(-maxChange, Math.min(maxChange, this.#target - this.progress))
  }
}
