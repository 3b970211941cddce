export interface QualityLevel {
  /** Width and height of the picture, share of the window's in device pixels. */
  readonly scale: number
  /** The greatest frame rate. */
  readonly framesPerS: number
}

const LOWEST: QualityLevel = { scale: 0.5, framesPerS: 30 }
/**
 * Best level first: the resolution falls first, then the frame rate. After the last level only the still sky remains.
 */
export const QUALITY_LEVELS: readonly QualityLevel[] = [
  { scale: 1, framesPerS: 60 },
  { scale: 0.75, framesPerS: 60 },
  { scale: 0.5, framesPerS: 60 },
  LOWEST,
]
const LAST_INDEX = QUALITY_LEVELS.length - 1

/** drei's `PerformanceMonitor`: a verdict takes 5 samples of 400 ms, of which more than 60 % must agree. */
export const VERDICT = { ms: 400, iterations: 5, threshold: 0.6 } as const
/** Longest time for a verdict, ms. A sample ends with a frame, so at a few frames a second it takes longer. */
const VERDICT_MS = 2 * VERDICT.ms * VERDICT.iterations

/** A verdict is good from this fraction of a level's frame rate. */
const GOOD_FRACTION = 0.85
/** Below this frame rate the last level is too slow as well. */
const MIN_FRAMES_PER_S = 18
/** The frame rate of the slowest displays. A lower rate means that the device is too slow. */
const SLOWEST_DISPLAY_FRAMES_PER_S = 24
/** If a smaller picture is not at least this many times as fast, the display or the page limits the frame rate. */
const MIN_SPEEDUP = 1.12
/** Good verdicts in a row before a step up is tried. The number doubles each time that the step fails. */
const GOOD_NEEDED = 4
const MAX_GOOD_NEEDED = 256

export interface Quality {
  /** Index in `QUALITY_LEVELS`; `QUALITY_LEVELS.length` when even the last level is too slow. */
  readonly level: number
  /** Frame rate to which the display or the page limits the sky, even with a smaller picture; infinite if unknown. */
  readonly limitFramesPerS: number
  /** Frame rate before the last step down, if that step only made the picture smaller and has no verdict yet; else 0. */
  readonly beforeFramesPerS: number
  /** Good verdicts in a row. */
  readonly good: number
  /** Good verdicts in a row that are needed for a step up. */
  readonly goodNeeded: number
  /** True if the last step tried a higher level. */
  readonly hasSteppedUp: boolean
}

export function startQuality(level: number): Quality {
  return {
    level,
    limitFramesPerS: Number.POSITIVE_INFINITY,
    beforeFramesPerS: 0,
    good: 0,
    goodNeeded: GOOD_NEEDED,
    hasSteppedUp: false,
  }
}

/** The level to draw; the last one when even that is too slow. */
export function levelOf({ level }: Quality): QualityLevel {
  return QUALITY_LEVELS[level] ?? LOWEST
}

export function isTooSlow({ level }: Quality): boolean {
  return level > LAST_INDEX
}

/** Frames a second under which a verdict is bad, and from which it is good. */
export function bounds(quality: Quality): [bad: number, good: number] {
  const enough = Math.min(levelOf(quality).framesPerS, quality.limitFramesPerS) * GOOD_FRACTION
  return [quality.level === LAST_INDEX ? Math.min(enough, MIN_FRAMES_PER_S) : enough, enough]
}

/** The quality after a good verdict: a step up after enough good verdicts. */
export function afterGoodVerdict(quality: Quality, framesPerS: number): Quality {
  const isFaster = framesPerS > quality.limitFramesPerS * MIN_SPEEDUP
  const good = quality.good + 1
  const stepsUp = quality.level > 0 && good >= quality.goodNeeded
  return {
    ...quality,
    level: quality.level - Number(stepsUp),
    limitFramesPerS: isFaster ? Number.POSITIVE_INFINITY : quality.limitFramesPerS,
    beforeFramesPerS: 0,
    good: stepsUp ? 0 : good,
    hasSteppedUp: stepsUp || quality.hasSteppedUp,
  }
}

/**
 * The quality after a bad verdict: a step down. If the last step down made nothing faster, it is reverted, because the
 * display is slow and not the device, as on a phone that saves power.
 */
export function afterBadVerdict(quality: Quality, framesPerS: number): Quality {
  const { level, beforeFramesPerS, goodNeeded, hasSteppedUp } = quality
  const isLimited = framesPerS < beforeFramesPerS * MIN_SPEEDUP && framesPerS >= SLOWEST_DISPLAY_FRAMES_PER_S
  if (isLimited)
    return { ...quality, level: level - 1, limitFramesPerS: framesPerS, beforeFramesPerS: 0, good: 0 }
  const isSmallerOnly = QUALITY_LEVELS[level + 1]?.framesPerS === QUALITY_LEVELS[level]?.framesPerS
  return {
    ...quality,
    level: level + 1,
    beforeFramesPerS: isSmallerOnly ? framesPerS : 0,
    good: 0,
    goodNeeded: hasSteppedUp ? Math.min(MAX_GOOD_NEEDED, goodNeeded * 2) : goodNeeded,
    hasSteppedUp: false,
  }
}

/** The quality of a running sky, as `PerformanceMonitor` judges its frames. */
export class QualityControl {
  #quality: Quality
  #ignoredMs = Number.NEGATIVE_INFINITY
  readonly #onTooSlow: () => void

  /** @param onTooSlow called when even the last level is too slow */
  constructor(level: number, onTooSlow: () => void) {
    this.#quality = startQuality(level)
    this.#onTooSlow = onTooSlow
  }

  get level(): QualityLevel {
    return levelOf(this.#quality)
  }

  /** Gives no verdicts for a while: the sky is idle or was hidden, so its frames do not show the device's speed. */
  ignoreFrames(): void {
    this.#ignoredMs = performance.now()
  }

  /** Frames a second under which a verdict is bad, and from which it is good. */
  readonly bounds = (): [bad: number, good: number] => {
    const isIgnored = performance.now() - this.#ignoredMs < VERDICT_MS
    return isIgnored ? [0, Number.POSITIVE_INFINITY] : bounds(this.#quality)
  }

  readonly onIncline = ({ fps }: { fps: number }) => this.#set(afterGoodVerdict(this.#quality, fps))
  readonly onDecline = ({ fps }: { fps: number }) => this.#set(afterBadVerdict(this.#quality, fps))

  #set(quality: Quality): void {
    this.#quality = quality
    if (isTooSlow(quality)) this.#onTooSlow()
  }
}
