/** Remembers a round of numbers, and says whether the next round differs. It allocates nothing after the first. */
export class Changes {
  readonly #seen: number[] = []
  #at = 0
  #differs = false

  /** Notes the next number of the round. */
  note(value: number): void {
    if (this.#seen[this.#at] !== value) this.#differs = true
    this.#seen[this.#at++] = value
  }

  /** Ends the round. @returns whether any number differs from the one in its place a round before */
  end(): boolean {
    const differs = this.#differs
    this.#at = 0
    this.#differs = false
    return differs
  }
}
