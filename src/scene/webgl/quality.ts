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

/** Share of the wanted rate that is enough. */
const ENOUGH = 0.85
/** Below this many frames a second the last level is too slow as well. */
const UNBEARABLE_FRAMES_PER_S = 18
/** The slowest display rate. A lower rate means a device that is too slow. */
const SLOWEST_DISPLAY_FRAMES_PER_S = 24
/** If a smaller picture is not at least this many times as fast, the display or the page limits the frame rate. */
const WORTHWHILE = 1.12
/** Good verdicts in a row before a step up is tried. Doubles each time that the step fails. */
const PATIENCE = 4
const MOST_PATIENCE = 256

export interface Quality {
  /** Index into `QUALITY_LEVELS`; their number when even the last is too much. */
  readonly level: number
  /** Frame rate of a display or a page that a smaller picture does not raise, frames/s. */
  readonly paceFramesPerS: number
  /** Frames a second before the last step down, if that only made the picture smaller and has not been judged; else 0. */
  readonly beforeFramesPerS: number
  /** Good verdicts in a row, the number needed to try a higher level, and true if the last step was such a try. */
  readonly good: number
  readonly patience: number
  readonly triedUp: boolean
}

export function startQuality(level: number): Quality {
  return {
    level,
    paceFramesPerS: Number.POSITIVE_INFINITY,
    beforeFramesPerS: 0,
    good: 0,
    patience: PATIENCE,
    triedUp: false,
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
  const enough = Math.min(levelOf(quality).framesPerS, quality.paceFramesPerS) * ENOUGH
  return [quality.level === LAST_LEVEL ? Math.min(enough, UNBEARABLE_FRAMES_PER_S) : enough, enough]
}

/** The quality after a good verdict: a step up once there have been enough of them. */
export function afterGood(quality: Quality, framesPerS: number): Quality {
  const isFaster = framesPerS > quality.paceFramesPerS * WORTHWHILE
  const good = quality.good + 1
  const climbs = quality.level > 0 && good >= quality.patience
  return {
    ...quality,
    level: quality.level - Number(climbs),
    paceFramesPerS: isFaster ? Number.POSITIVE_INFINITY : quality.paceFramesPerS,
    beforeFramesPerS: 0,
    good: climbs ? 0 : good,
    triedUp: climbs || quality.triedUp,
  }
}

/**
 * The quality after a bad verdict: a step down. If the last step down made nothing faster, it is reverted, because the
 * display is slow and not the device, as on a phone that saves power.
 */
export function afterBad(quality: Quality, framesPerS: number): Quality {
  const { level, beforeFramesPerS, patience, triedUp } = quality
  const isPace = framesPerS < beforeFramesPerS * WORTHWHILE && framesPerS >= SLOWEST_DISPLAY_FRAMES_PER_S
  if (isPace)
    return { ...quality, level: level - 1, paceFramesPerS: framesPerS, beforeFramesPerS: 0, good: 0 }
  const isSmallerOnly = QUALITY_LEVELS[level + 1]?.framesPerS === QUALITY_LEVELS[level]?.framesPerS
  return {
    ...quality,
    level: level + 1,
    beforeFramesPerS: isSmallerOnly ? framesPerS : 0,
    good: 0,
    patience: triedUp ? Math.min(MOST_PATIENCE, patience * 2) : patience,
    triedUp: false,
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

  readonly onIncline = ({ fps }: { fps: number }) => this.#set(afterGood(this.#quality, fps))
  readonly onDecline = ({ fps }: { fps: number }) => this.#set(afterBad(this.#quality, fps))

  #set(quality: Quality): void {
    this.#quality = quality
    if (isExhausted(quality)) this.#onExhausted()
  }
}
