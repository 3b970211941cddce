/** A page to measure. */
export interface Entry {
  readonly name: string
  /** Number of stars; null for a page without stars. */
  readonly stars: number | null
  /** The path and the query. */
  readonly path: string
}

/** Names of the contestants in the tables. */
export const NAMES = {
  auto: 'this sky, auto',
  high: 'this sky, high',
  empty: 'empty canvas',
  points: 'bare points',
  drei: 'drei Stars',
  dom: 'DOM and emoji',
} as const

/** Numbers of stars. */
export const COUNTS = [100, 10_000, 100_000] as const
/** With more elements, the DOM contestant draws hardly any frames. */
const MAX_DOM_STARS = 1_000

const paths = {
  [NAMES.auto]: (stars: number) => `/?gate=open&quality=auto&motion=full&stars=${stars}`,
  [NAMES.high]: (stars: number) => `/?gate=open&quality=high&motion=full&stars=${stars}`,
  [NAMES.points]: (stars: number) => `/bench/points.html?stars=${stars}`,
  [NAMES.drei]: (stars: number) => `/bench/drei.html?stars=${stars}`,
  [NAMES.dom]: (stars: number) => `/bench/dom.html?stars=${stars}`,
}

export function entry(name: keyof typeof paths, stars: number): Entry {
  return { name, stars, path: paths[name](stars) }
}

/** No page with a canvas can cost less. */
export const emptyCanvas: Entry = { name: NAMES.empty, stars: null, path: '/bench/empty.html' }

/** The pages of a round, in order. Compared pages are next to each other. */
export const entries: readonly Entry[] = [
  emptyCanvas,
  ...COUNTS.flatMap((stars) => [
    entry(NAMES.auto, stars),
    entry(NAMES.high, stars),
    entry(NAMES.points, stars),
    entry(NAMES.drei, stars),
    ...(stars <= MAX_DOM_STARS ? [entry(NAMES.dom, stars)] : []),
  ]),
]
