/** Intervals between animation frames in one estimate. */
const SAMPLES = 12
/** Shorter intervals come from coarse clocks: no display shows 500 frames a second. */
const MIN_INTERVAL_S = 1 / 500
const ASSUMED_FRAMES_PER_S = 60

/**
 * Estimates a display's frame rate from the times of animation frames. A busy device misses frames, so only the shorter half of
 * the intervals counts, and the estimate never falls after the first one.
 */
export class DisplayRate {
  readonly #intervalsS = new Float64Array(SAMPLES)
  #count = 0
  #lastS = Number.NaN
  #measured = 0

  /** Frames a second: 60 until it is measured. */
  get framesPerS(): number {
    return this.#measured || ASSUMED_FRAMES_PER_S
  }

  /** Notes an animation frame. Allocates nothing. @param timeS seconds of a monotonic clock */
  note(timeS: number): void {
    const intervalS = timeS - this.#lastS
    this.#lastS = timeS
    if (!(intervalS >= MIN_INTERVAL_S)) return
    this.#intervalsS[this.#count++] = intervalS
    if (this.#count < SAMPLES) return
    this.#count = 0
    this.#intervalsS.sort()
    let sumS = 0
    for (let i = 0; i < SAMPLES / 2; i++) sumS += this.#intervalsS[i] ?? 0
    this.#measured = Math.max(this.#measured, SAMPLES / 2 / sumS)
  }

  /** Notes animation frames until there is a first estimate, or until the signal aborts. */
  measure(signal: AbortSignal): void {
    const tick = (timeMs: number) => {
      if (this.#measured || signal.aborted) return
      this.note(timeMs / 1000)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }
}

/** Displays are a little slower than their names: 59.94 instead of 60 Hz. */
const NOMINAL_SHARE = 0.98

/**
 * The sky draws each nth frame of the display: the largest n that gives at least `wantedFramesPerS`.
 * At 60 wanted frames, displays up to 100 Hz draw each frame, 120 and 144 Hz each second one, 180 Hz each third.
 */
export function everyNthFrame(displayFramesPerS: number, wantedFramesPerS: number): number {
  return Math.max(1, Math.floor(displayFramesPerS / (wantedFramesPerS * NOMINAL_SHARE)))
}
