/** Duration of a change between 0 and 1. */
const CHANGE_S = 0.8

/** While the night panel hides the page, the moon is at its place with its full light, and no stars fall. */
export class Stargazing {
  /** [0, 1]: 1 while the night panel hides the page. */
  progress = 0
  #target = 0

  get isChanging(): boolean {
    return this.progress !== this.#target
  }

  setStargazing(isStargazing: boolean): void {
    this.#target = Number(isStargazing)
  }

  step(deltaS: number): void {
    const maxChange = deltaS / CHANGE_S
    this.progress += Math.max(-maxChange, Math.min(maxChange, this.#target - this.progress))
  }
}
