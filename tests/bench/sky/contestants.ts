export interface ContestantPage {
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

export const STAR_COUNTS = [100, 10_000, 100_000] as const
/** With more elements, the DOM contestant draws hardly any frames. */
const MAX_DOM_STARS = 1_000

const paths = {
  [NAMES.auto]: (stars: number) => `/?gate=open&quality=auto&motion=full&stars=${stars}`,
  [NAMES.high]: (stars: number) => `/?gate=open&quality=high&motion=full&stars=${stars}`,
  [NAMES.points]: (stars: number) => `/bench/points.html?stars=${stars}`,
  [NAMES.drei]: (stars: number) => `/bench/drei.html?stars=${stars}`,
  [NAMES.dom]: (stars: number) => `/bench/dom.html?stars=${stars}`,
}

export function contestantPage(name: keyof typeof paths, stars: number): ContestantPage {
  return { name, stars, path: paths[name](stars) }
}

/** The baseline: draws an empty scene in each frame. */
const emptyCanvas: ContestantPage = { name: NAMES.empty, stars: null, path: '/bench/empty.html' }

/** The pages of a round, in order: the empty canvas, then the others by their number of stars. */
export const contestantPages: readonly ContestantPage[] = [
  emptyCanvas,
  ...STAR_COUNTS.flatMap((stars) => [
    contestantPage(NAMES.auto, stars),
    contestantPage(NAMES.high, stars),
    contestantPage(NAMES.points, stars),
    contestantPage(NAMES.drei, stars),
    ...(stars <= MAX_DOM_STARS ? [contestantPage(NAMES.dom, stars)] : []),
  ]),
]
