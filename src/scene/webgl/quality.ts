/** A step of quality: how much of the device's resolution is drawn, and how often. */
export interface QualityLevel {
  readonly scale: number
  readonly framesPerS: number
}

/** From the best down: resolution goes first, then frames. Below the last there is only the still sky. */
export const QUALITY_LEVELS: readonly QualityLevel[] = [
  { scale: 1, framesPerS: 60 },
  { scale: 0.75, framesPerS: 60 },
  { scale: 0.5, framesPerS: 60 },
  { scale: 0.5, framesPerS: 30 },
]

/** What frames took is judged over this long, seconds. */
const WINDOW_S = 1.5
/** A gap between frames longer than this is a pause, not a slow frame. */
const PAUSE_S = 0.4
/** Shares of the wanted rate under which a window is bad, and from which it is good. */
const BAD = 0.8
const GOOD = 0.95
/** Bad windows in a row before a step down. */
const BAD_WINDOWS = 2
/** Under this many frames a second the last level is given up. */
const UNBEARABLE_FRAMES_PER_S = 18
/** Seconds of good windows before a step up is tried; doubled each time it did not hold. */
const PATIENCE_S = 8
const MOST_PATIENCE_S = 512
/** When a smaller picture is not drawn this much more often, it is the display or the page that sets the pace. */
const WORTHWHILE = 1.12
/** The slowest display there is; anything slower is a device that cannot keep up. */
const SLOWEST_DISPLAY_FRAMES_PER_S = 24

/**
 * Decides how much sky a device can draw from what its frames take. It steps down after a few bad seconds and up
 * again after a long good while, each failed try making the next one later, so that it never flaps.
 */
export class QualityGovernor {
  /** Index into `QUALITY_LEVELS`; their number when even the last is too much. */
  level: number
  readonly #fixed: boolean
  #frames = 0
  #elapsedS = 0
  #badWindows = 0
  #goodS = 0
  #patienceS = PATIENCE_S
  #triedUp = false
  /** The pace of a display, or of a page, that no smaller picture makes faster. */
  #ceiling = Number.POSITIVE_INFINITY
  #rateBefore = 0

  /** @param level where to start @param fixed whether to stay there, whatever frames take */
  constructor(level: number, fixed: boolean) {
    this.level = level
    this.#fixed = fixed
  }

  /** Whether even the lowest level is more than the device can do. */
  get exhausted(): boolean {
    return this.level >= QUALITY_LEVELS.length
  }

  /** What to draw now. */
  get current(): QualityLevel {
    const level = QUALITY_LEVELS[Math.min(this.level, QUALITY_LEVELS.length - 1)]
    if (!level) throw new RangeError(`there is no quality level ${this.level}`)
    return level
  }

  /**
   * Takes note of a frame.
   *
   * @param deltaS seconds since the frame before it
   * @returns whether the level has changed
   */
  frame(deltaS: number): boolean {
    if (this.#fixed || this.exhausted) return false
    if (deltaS > PAUSE_S) {
      this.pause()
      return false
    }
    this.#frames++
    this.#elapsedS += deltaS
    if (this.#elapsedS < WINDOW_S) return false
    const rate = this.#frames / this.#elapsedS
    const elapsedS = this.#elapsedS
    this.pause()
    return this.#judge(rate, elapsedS)
  }

  /** Forgets the running window, as after a pause or while resting. */
  pause(): void {
    this.#frames = 0
    this.#elapsedS = 0
  }

  #judge(rate: number, elapsedS: number): boolean {
    if (this.#rateBefore > 0) {
      const before = this.#rateBefore
      this.#rateBefore = 0
      if (rate < before * WORTHWHILE && rate >= SLOWEST_DISPLAY_FRAMES_PER_S) {
        this.#ceiling = rate
        return this.#move(-1)
      }
    }
    const wanted = Math.min(this.current.framesPerS, this.#ceiling)
    const last = this.level === QUALITY_LEVELS.length - 1
    const bad = last ? rate < UNBEARABLE_FRAMES_PER_S : rate < wanted * BAD
    this.#badWindows = bad ? this.#badWindows + 1 : 0
    this.#goodS = rate >= wanted * GOOD ? this.#goodS + elapsedS : 0
    if (this.#badWindows >= BAD_WINDOWS) {
      if (this.#triedUp) this.#patienceS = Math.min(MOST_PATIENCE_S, this.#patienceS * 2)
      this.#triedUp = false
      this.#rateBefore = this.current.framesPerS === QUALITY_LEVELS[this.level + 1]?.framesPerS ? rate : 0
      return this.#move(1)
    }
    if (this.#goodS >= this.#patienceS && this.level > 0) {
      this.#triedUp = true
      return this.#move(-1)
    }
    return false
  }

  #move(by: 1 | -1): true {
    this.level += by
    this.#badWindows = 0
    this.#goodS = 0
    return true
  }
}
