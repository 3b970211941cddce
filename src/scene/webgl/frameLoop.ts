/** No display is drawn more often than this. */
const MOST_FRAMES_A_SECOND = 60
/** A frame this much early is on time: displays do not tick exactly. */
const EARLY_S = 0.004
const REPORT_EVERY_S = 1

interface Work {
  /** Draws a moment; false when nothing will move until the next `wake`. @param timeS a steady clock's seconds */
  readonly draw: (timeS: number) => boolean
  /** Told the frames drawn so far, at most once a second. */
  readonly report: (frames: number) => void
  /** Told once, after the first frame. */
  readonly ready: () => void
}

/** The one loop of frames: at most 60 a second, none while the tab is hidden, none while nothing moves. */
export class FrameLoop {
  readonly #work: Work
  #request = 0
  #drawnS = Number.NEGATIVE_INFINITY
  #reportedS = Number.NEGATIVE_INFINITY
  #frames = 0
  #stopped = false

  constructor(work: Work) {
    this.#work = work
    document.addEventListener('visibilitychange', this.wake)
    this.wake()
  }

  /** Makes sure that a frame comes. */
  readonly wake = (): void => {
    if (this.#stopped || this.#request || document.hidden) return
    this.#request = requestAnimationFrame(this.#tick)
  }

  stop(): void {
    this.#stopped = true
    cancelAnimationFrame(this.#request)
    document.removeEventListener('visibilitychange', this.wake)
  }

  readonly #tick = (nowMs: number): void => {
    this.#request = 0
    const nowS = nowMs / 1000
    let moving = true
    if (nowS - this.#drawnS >= 1 / MOST_FRAMES_A_SECOND - EARLY_S) {
      this.#drawnS = nowS
      moving = this.#work.draw(nowS)
      this.#frames++
      if (this.#frames === 1) this.#work.ready()
      if (nowS - this.#reportedS >= REPORT_EVERY_S) {
        this.#reportedS = nowS
        this.#work.report(this.#frames)
      }
    }
    if (moving) this.wake()
  }
}
