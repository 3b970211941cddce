/** Times of an opening of the gate, ms since navigation started. */
export interface Opening {
  /** Time of the click, or of the first paint if that is later. */
  readonly clickedMs: number
  /** Time at which the gate was removed; null before. */
  readonly openedMs: number | null
  /** Start of each frame after the click. */
  readonly framesMs: readonly number[]
}

declare global {
  interface Window {
    opening?: Opening
  }
}

/** Work that waited for the opening may run after it. So the page is watched for this time after it, ms. */
export const WATCHED_AFTER_MS = 500

/** Records the frames from a click on. A page script: it must not use anything outside itself. */
export function watchOpening(): void {
  const clicked = ({ timeStamp }: Event) => {
    removeEventListener('click', clicked, true)
    const [painted] = performance.getEntriesByType('paint')
    const opening = {
      clickedMs: Math.max(timeStamp, painted?.startTime ?? 0),
      openedMs: null as number | null,
      framesMs: [] as number[],
    }
    window.opening = opening
    const frame = () => {
      opening.framesMs.push(performance.now())
      if (document.querySelector('[data-scene][data-phase="open"]')) opening.openedMs ??= performance.now()
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }
  addEventListener('click', clicked, true)
}

/** The longest time between two frames, from the click until some time after the gate is removed, ms. */
export function longestFrameMs({ clickedMs, openedMs, framesMs }: Opening): number {
  const untilMs = (openedMs ?? Number.POSITIVE_INFINITY) + WATCHED_AFTER_MS
  const starts = [clickedMs, ...framesMs]
  return Math.max(
    ...framesMs.map((ms, index) => ((starts[index] ?? ms) <= untilMs ? ms - (starts[index] ?? ms) : 0)),
  )
}
