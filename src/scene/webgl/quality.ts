import type { DisplayRate } from '../displayRate.ts'

export interface QualityLevel {
  /** Resolution of the canvas per axis, share of the best level's resolution. */
  readonly scale: number
  /** At least so many frames a second are drawn, if the display shows as many. */
  readonly framesPerS: number
}

const LOWEST: QualityLevel = { scale: 0.5, framesPerS: 30 }
/** The best level first. A device that is too slow for the last one gets the still sky. */
export const QUALITY_LEVELS: readonly QualityLevel[] = [
  { scale: 1, framesPerS: 60 },
  { scale: 0.75, framesPerS: 60 },
  { scale: 0.5, framesPerS: 60 },
  LOWEST,
]
const LAST_INDEX = QUALITY_LEVELS.length - 1

/** For drei's `PerformanceMonitor`: a verdict takes 5 samples of 400 ms, of which more than 60 % must agree. */
export const MONITOR_OPTIONS = { ms: 400, iterations: 5, threshold: 0.6 } as const
/** Longest time of a verdict at 4 or more frames a second. A sample ends with a frame, so it may exceed 400 ms. */
const MAX_VERDICT_MS = 2 * MONITOR_OPTIONS.ms * MONITOR_OPTIONS.iterations

/** A verdict is good from this share of the level's frame rate, or of the display's or `limitFramesPerS` if that is lower. */
const GOOD_SHARE = 0.85
/** Below this frame rate the last level is too slow. */
const MIN_FRAMES_PER_S = 18
/** A lower frame rate than that of the slowest displays shows that the device is too slow. */
const SLOWEST_DISPLAY_FRAMES_PER_S = 24
/** If a lower resolution is not this many times as fast, the display or the page limits the frame rate. */
const MIN_SPEEDUP = 1.12
/** Good verdicts before a step up, without a bad one between them. The number doubles when a step down undoes a step up. */
const INITIAL_GOOD_NEEDED = 4
const MAX_GOOD_NEEDED = 256

export interface QualityState {
  /** Index in `QUALITY_LEVELS`; `QUALITY_LEVELS.length` when even the last level is too slow. */
  readonly levelIndex: number
  /** Frame rate to which the display or the page limits the sky; infinite if unknown. */
  readonly limitFramesPerS: number
  /** Frame rate before the last step down, while a lower resolution waits for its first verdict; else 0. */
  readonly previousFramesPerS: number
  readonly goodVerdicts: number
  readonly goodVerdictsNeeded: number
  /** True if the last step went up after good verdicts. */
  readonly hasSteppedUp: boolean
}

export function startQuality(levelIndex: number): QualityState {
  return {
    levelIndex,
    limitFramesPerS: Number.POSITIVE_INFINITY,
    previousFramesPerS: 0,
    goodVerdicts: 0,
    goodVerdictsNeeded: INITIAL_GOOD_NEEDED,
    hasSteppedUp: false,
  }
}

/** The level to draw: the last one when even that is too slow. */
export function levelOf({ levelIndex }: QualityState): QualityLevel {
  return QUALITY_LEVELS[levelIndex] ?? LOWEST
}

export function isTooSlow({ levelIndex }: QualityState): boolean {
  return levelIndex > LAST_INDEX
}

/** Frames a second: a verdict is bad below the first bound, and good from the second on. */
export function bounds(quality: QualityState, displayFramesPerS: number): [bad: number, good: number] {
  const wanted = Math.min(levelOf(quality).framesPerS, displayFramesPerS, quality.limitFramesPerS)
  const good = wanted * GOOD_SHARE
  return [quality.levelIndex === LAST_INDEX ? Math.min(good, MIN_FRAMES_PER_S) : good, good]
}

export function afterGoodVerdict(quality: QualityState, framesPerS: number): QualityState {
  const exceedsLimit = framesPerS > quality.limitFramesPerS * MIN_SPEEDUP
  const goodVerdicts = quality.goodVerdicts + 1
  const stepsUp = quality.levelIndex > 0 && goodVerdicts >= quality.goodVerdictsNeeded
  return {
    ...quality,
    levelIndex: stepsUp ? quality.levelIndex - 1 : quality.levelIndex,
    limitFramesPerS: exceedsLimit ? Number.POSITIVE_INFINITY : quality.limitFramesPerS,
    previousFramesPerS: 0,
    goodVerdicts: stepsUp ? 0 : goodVerdicts,
    hasSteppedUp: stepsUp || quality.hasSteppedUp,
  }
}

/** Steps down, or reverts a step down that made nothing faster, because the display or the page is the limit. */
export function afterBadVerdict(quality: QualityState, framesPerS: number): QualityState {
  const { levelIndex, previousFramesPerS, goodVerdictsNeeded, hasSteppedUp } = quality
  const isLimited =
    framesPerS < previousFramesPerS * MIN_SPEEDUP && framesPerS >= SLOWEST_DISPLAY_FRAMES_PER_S
  if (isLimited)
    return {
      ...quality,
      levelIndex: levelIndex - 1,
      limitFramesPerS: framesPerS,
      previousFramesPerS: 0,
      goodVerdicts: 0,
    }
  const keepsFrameRate = QUALITY_LEVELS[levelIndex + 1]?.framesPerS === QUALITY_LEVELS[levelIndex]?.framesPerS
  return {
    ...quality,
    levelIndex: levelIndex + 1,
    previousFramesPerS: keepsFrameRate ? framesPerS : 0,
    goodVerdicts: 0,
    goodVerdictsNeeded: hasSteppedUp ? Math.min(MAX_GOOD_NEEDED, goodVerdictsNeeded * 2) : goodVerdictsNeeded,
    hasSteppedUp: false,
  }
}

export class QualityControl {
  #quality: QualityState
  #lastIgnoredMs = Number.NEGATIVE_INFINITY
  readonly #display: DisplayRate
  readonly #onTooSlow: () => void

  /** @param onTooSlow called when even the last level is too slow */
  constructor(levelIndex: number, display: DisplayRate, onTooSlow: () => void) {
    this.#quality = startQuality(levelIndex)
    this.#display = display
    this.#onTooSlow = onTooSlow
  }

  get level(): QualityLevel {
    return levelOf(this.#quality)
  }

  /** Prevents verdicts for a while, because frames of an idle or hidden sky do not show the device's speed. */
  ignoreFrames(): void {
    this.#lastIgnoredMs = performance.now()
  }

  readonly bounds = (): [bad: number, good: number] => {
    const isIgnored = performance.now() - this.#lastIgnoredMs < MAX_VERDICT_MS
    return isIgnored ? [0, Number.POSITIVE_INFINITY] : bounds(this.#quality, this.#display.framesPerS)
  }

  readonly onIncline = ({ fps }: { fps: number }) => this.#set(afterGoodVerdict(this.#quality, fps))
  readonly onDecline = ({ fps }: { fps: number }) => this.#set(afterBadVerdict(this.#quality, fps))

  #set(quality: QualityState): void {
    this.#quality = quality
    if (isTooSlow(quality)) this.#onTooSlow()
  }
}
