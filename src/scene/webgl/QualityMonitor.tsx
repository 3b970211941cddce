import { PerformanceMonitor, type PerformanceMonitorApi } from '@react-three/drei/core/PerformanceMonitor'
import { afterBad, afterGood, bounds, type Quality } from './quality.ts'

/** A verdict is passed on so many samples of so long, of which more than this share must agree. */
const SAMPLE_MS = 400
const SAMPLES = 5
const AGREEMENT = 0.6

/** What the monitor reads and decides. */
export interface MeasuredQuality {
  quality: Quality
  /** Whether frames have come less often than they could since the last verdict: the next one says nothing then. */
  disturbed: boolean
  /** Called when the quality is another one. */
  changed: () => void
}

/** Measures the frames that are drawn, and lets the quality follow. */
export function QualityMonitor({ measured }: { measured: MeasuredQuality }) {
  const judge = (decide: typeof afterGood) => (api: PerformanceMonitorApi) => {
    const before = measured.quality
    measured.quality = decide(before, api.fps)
    if (measured.quality.level !== before.level) measured.changed()
  }
  const limits = (): [number, number] => {
    const { disturbed } = measured
    measured.disturbed = false
    return disturbed ? [0, Number.POSITIVE_INFINITY] : bounds(measured.quality)
  }
  return (
    <PerformanceMonitor
      ms={SAMPLE_MS}
      iterations={SAMPLES}
      threshold={AGREEMENT}
      bounds={limits}
      onIncline={judge(afterGood)}
      onDecline={judge(afterBad)}
    />
  )
}
