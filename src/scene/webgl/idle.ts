/** What visitors do that shows they are there. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'touchstart'] as const

/** Measures how long the visitor has been away. It costs no timer: frames ask it. */
export class Idle {
  readonly #woken: () => void
  #seenS = performance.now() / 1000
  #resting = false

  /** @param woken called when the visitor is back after a rest */
  constructor(woken: () => void) {
    this.#woken = woken
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, this.#seen, { passive: true })
  }

  /** Whether the visitor has been away for so many seconds. */
  restsAt(nowS: number, afterS: number): boolean {
    this.#resting = nowS - this.#seenS >= afterS
    return this.#resting
  }

  stop(): void {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, this.#seen)
  }

  readonly #seen = (): void => {
    this.#seenS = performance.now() / 1000
    if (this.#resting) this.#woken()
    this.#resting = false
  }
}
