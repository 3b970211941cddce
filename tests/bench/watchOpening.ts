/** Times of an opening of the gate, ms since the start of navigation. */
export interface Opening {
  /** The click, or the first paint if that is later. */
  readonly clickedMs: number
  /** The first frame without the gate; null before it. */
  readonly openedMs: number | null
  /** The start of each frame after the click. */
  readonly framesMs: readonly number[]
}

declare global {
  interface Window {
    opening?: Opening
  }
}

/** Some work starts only after the opening, so frames that begin up to this time after it count too. */
export const WATCHED_AFTER_MS = 500

/** A page script. Records the frames after a click. */
export function watchOpening(): void {
  const startRecording = ({ timeStamp }: Event) => {
    removeEventListener('click', startRecording, true)
    const [painted] = performance.getEntriesByType('paint')
    const opening = {
      clickedMs: Math.max(timeStamp, painted?.startTime ?? 0),
      openedMs: null as number | null,
      framesMs: [] as number[],
    }
    window.opening = opening
    const recordFrame = () => {
      opening.framesMs.push(performance.now())
      if (document.querySelector('[data-scene][data-phase="open"]')) opening.openedMs ??= performance.now()
      requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
  }
  addEventListener('click', startRecording, true)
}

/** The longest frame that begins between the click and `WATCHED_AFTER_MS` after the opening. */
export function longestFrameMs({ clickedMs, openedMs, framesMs }: Opening): number {
  const untilMs = (openedMs ?? Number.POSITIVE_INFINITY) + WATCHED_AFTER_MS
  const starts = [clickedMs, ...framesMs]
  return Math.max(
    ...framesMs.map((ms, index) => ((starts[index] ?? ms) <= untilMs ? ms - (starts[index] ?? ms) : 0)),
  )
}
