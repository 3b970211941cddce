/** Times of an opening. */
export interface Opening {
  /** Time of the click, or of the first paint if that is later, ms since navigation started. */
  readonly clickedMs: number
  /** Time at which the gate was removed. */
  readonly openedMs: number | null
  /** Start of each frame. */
  readonly framesMs: readonly number[]
}

declare global {
  interface Window {
    opening?: Opening
  }
}

/** The page is observed for this long after the gate is removed, because postponed work may run then, ms. */
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
