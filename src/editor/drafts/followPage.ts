interface PageEvents {
  readonly onHide: () => void
  /** The page ends, or is frozen in the back/forward cache. */
  readonly onLeave: () => void
  /** The page is shown from the back/forward cache. */
  readonly onReturn: () => void
}

export function followPage({ onHide, onLeave, onReturn }: PageEvents, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => document.hidden && onHide(), { signal })
  addEventListener('pagehide', onLeave, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal })
}
