export interface QualityLevel {
  readonly scale: number
  readonly framesPerS: number
}

const LAST: QualityLevel = { scale: 0.5, framesPerS: 30 }
/**
 * Best level first: the resolution falls first, then the frame rate. After the last level only the still sky remains.
 */
export const QUALITY_LEVELS: readonly QualityLevel[] = [
  { scale: 1, framesPerS: 60 },
  { scale: 0.75, framesPerS: 60 },
  { scale: 0.5, framesPerS: 60 },
  LAST,
]
const LAST_LEVEL = QUALITY_LEVELS.length - 1

/** drei's `PerformanceMonitor`: a verdict takes 5 samples of 400 ms, of which more than 60 % must agree. */
export const VERDICT = { ms: 400, iterations: 5, threshold: 0.6 } as const
/** Longest time for a verdict, ms: at a few frames a second, each sample takes one frame longer. */
const VERDICT_MS = 2 * VERDICT.ms * VERDICT.iterations

/** A verdict is good from this fraction of the wanted rate. */
const GOOD_FRACTION = 0.85
/** Below this many frames a second the last level is too slow as well. */
const MIN_FRAMES_PER_S = 18
/** The slowest display rate. A lower rate means a device that is too slow. */
const SLOWEST_DISPLAY_FRAMES_PER_S = 24
/** If a smaller picture is not at least this many times as fast, the display or the page limits the frame rate. */
const MIN_SPEEDUP = 1.12
/** Good verdicts in a row before a step up is tried. Doubles each time that the step fails. */
const GOOD_NEEDED = 4
const MAX_GOOD_NEEDED = 256

export interface Quality {
  /** Index into `QUALITY_LEVELS`; their number when even the last is too much. */
  readonly level: number
  /** Frame rate of a display or a page that a smaller picture does not raise, frames/s. */
  readonly limitFramesPerS: number
  /** Frames a second before the last step down, if that only made the picture smaller and has not been judged; else 0. */
  readonly beforeFramesPerS: number
  /** Good verdicts in a row, the number needed to try a higher level, and true if the last step was such a try. */
  readonly good: number
  readonly goodNeeded: number
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

/** The level to draw; the last one when even that is too much. */
export function levelOf({ level }: Quality): QualityLevel {
  return QUALITY_LEVELS[level] ?? LAST
}

export function isExhausted({ level }: Quality): boolean {
  return level > LAST_LEVEL
}

/** Frames a second under which a verdict is bad, and from which it is good. */
export function bounds(quality: Quality): [bad: number, good: number] {
  const enough = Math.min(levelOf(quality).framesPerS, quality.limitFramesPerS) * GOOD_FRACTION
  return [quality.level === LAST_LEVEL ? Math.min(enough, MIN_FRAMES_PER_S) : enough, enough]
}

/** The quality after a good verdict: a step up once there have been enough of them. */
export function afterGoodVerdict(quality: Quality, framesPerS: number): Quality {
  const isFaster = framesPerS > quality.limitFramesPerS * MIN_SPEEDUP
  const good = quality.good + 1
  const climbs = quality.level > 0 && good >= quality.goodNeeded
  return {
    ...quality,
    level: quality.level - Number(climbs),
    limitFramesPerS: isFaster ? Number.POSITIVE_INFINITY : quality.limitFramesPerS,
    beforeFramesPerS: 0,
    good: climbs ? 0 : good,
    hasSteppedUp: climbs || quality.hasSteppedUp,
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
  #disturbedMs = Number.NEGATIVE_INFINITY
  readonly #onExhausted: () => void

  /** @param onExhausted called when even the last level is more than the device can do */
  constructor(level: number, onExhausted: () => void) {
    this.#quality = startQuality(level)
    this.#onExhausted = onExhausted
  }

  get level(): QualityLevel {
    return levelOf(this.#quality)
  }

  /** The sky is idle or was hidden, so these frames do not show the device's speed. */
  disturb(): void {
    this.#disturbedMs = performance.now()
  }

  /** Frames a second under which a verdict is bad, and from which it is good. */
  readonly bounds = (): [bad: number, good: number] => {
    const isDisturbed = performance.now() - this.#disturbedMs < VERDICT_MS
    return isDisturbed ? [0, Number.POSITIVE_INFINITY] : bounds(this.#quality)
  }

  readonly onIncline = ({ fps }: { fps: number }) => this.#set(afterGoodVerdict(this.#quality, fps))
  readonly onDecline = ({ fps }: { fps: number }) => this.#set(afterBadVerdict(this.#quality, fps))

  #set(quality: Quality): void {
    this.#quality = quality
    if (isExhausted(quality)) this.#onExhausted()
  }
}
