interface PageEvents {
  /** Another tab or app came in front. */
  readonly hidden: () => void
  /** The page is left; it may be frozen in the back/forward cache, or gone. */
  readonly left: () => void
  /** It is back from there. */
  readonly back: () => void
}

/** Tells when the page is hidden, left and back. @param signal ends that */
export function followPage({ hidden, left, back }: PageEvents, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => document.hidden && hidden(), { signal })
  addEventListener('pagehide', left, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && back(), { signal })
}
