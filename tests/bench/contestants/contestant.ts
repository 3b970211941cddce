/** Counters of a page with which the bench compares the site. The bench reads them from the page. */
export interface Contestant {
  /** Draw calls of the last frame. */
  readonly drawCalls: () => number
  /** Frames drawn so far, or null if they are not counted. */
  readonly frames: () => number | null
}

declare global {
  interface Window {
    /** Undefined until the contestant runs, and on the site's own pages. */
    contestant?: Contestant
  }
}

/** The number of stars, which the address gives. */
export const starCount = Number(new URLSearchParams(location.search).get('stars') ?? 100)

export function skyElement(): HTMLElement {
  const sky = document.getElementById('sky')
  if (!sky) throw new Error('The page has no element with the id "sky"')
  return sky
}
