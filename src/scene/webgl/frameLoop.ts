/** A frame this much early is on time: displays do not tick exactly. */
const EARLY_S = 0.004
const REPORT_EVERY_S = 1

interface Work {
  /** Draws a moment; false when nothing will move until the next `wake`. @param timeS a steady clock's seconds */
  readonly draw: (timeS: number, deltaS: number) => boolean
  /** Seconds that should pass from one frame to the next, at least. */
  readonly intervalS: (timeS: number) => number
  /** Called when frames go on after none were wanted, or none could be seen. */
  readonly resumed: () => void
  /** Called when drawing threw: no frame comes after that. */
  readonly failed: (reason: unknown) => void
  /** Called with the frames drawn so far, at most once a second. */
  readonly report: (frames: number) => void
}

/** The one loop of frames: as many as are wanted, none while the tab is hidden or it is paused, none while nothing moves. */
export class FrameLoop {
  readonly #work: Work
  #request = 0
  #drawnS = 0
  #reportedS = Number.NEGATIVE_INFINITY
  #frames = 0
  #paused = false
  #afterNext: (() => void) | null = null

  constructor(work: Work) {
    this.#work = work
    document.addEventListener('visibilitychange', this.#seen)
  }

  /** Makes sure that a frame comes. */
  readonly wake = (): void => {
    if (this.#paused || this.#request || document.hidden) return
    this.#work.resumed()
    this.#request = requestAnimationFrame(this.#tick)
  }

  /** Makes sure that a frame comes, and says when it has been drawn. */
  onNext(drawn: () => void): void {
    this.#afterNext = drawn
    this.wake()
  }

  /** Stops or goes on, whatever else asks for frames. */
  pause(paused: boolean): void {
    this.#paused = paused
    if (!paused) this.wake()
    else this.#cancel()
  }

  stop(): void {
    this.pause(true)
    document.removeEventListener('visibilitychange', this.#seen)
  }

  readonly #seen = (): void => {
    this.#work.resumed()
    this.wake()
  }

  #cancel(): void {
    cancelAnimationFrame(this.#request)
    this.#request = 0
  }

  readonly #tick = (nowMs: number): void => {
    this.#request = 0
    const nowS = nowMs / 1000
    let moving = true
    if (this.#afterNext || nowS - this.#drawnS >= this.#work.intervalS(nowS) - EARLY_S) {
      const deltaS = nowS - this.#drawnS
      this.#drawnS = nowS
      try {
        moving = this.#work.draw(nowS, deltaS)
      } catch (reason) {
        this.stop()
        this.#work.failed(reason)
        return
      }
      this.#frames++
      this.#afterNext?.()
      this.#afterNext = null
      if (nowS - this.#reportedS >= REPORT_EVERY_S) {
        this.#reportedS = nowS
        this.#work.report(this.#frames)
      }
    }
    if (moving && !this.#paused) this.#request ||= requestAnimationFrame(this.#tick)
  }
}
