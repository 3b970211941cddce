/** What the bench reads from the page of a contestant: one of the programs that are compared, as `window.contestant`. */
export interface Contestant {
  /** Draw calls of the last frame. */
  readonly drawCalls: () => number
  /** Frames drawn so far, or null where nobody counts them. */
  readonly frames: () => number | null
}

declare global {
  interface Window {
    /** There once the contestant runs. */
    contestant?: Contestant
  }
}

/** How many stars the address asks for. */
export const stars = Number(new URLSearchParams(location.search).get('stars') ?? 100)

/** The element that a contestant fills. */
export function skyElement(): HTMLElement {
  const sky = document.getElementById('sky')
  if (!sky) throw new Error('The page has no element with the id "sky"')
  return sky
}
