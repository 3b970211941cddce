/** A page to measure. */
export interface Entry {
  readonly name: string
  /** The number of stars; null without stars. */
  readonly stars: number | null
  /** The path and query of its address. */
  readonly path: string
}

/** The contestants, by their names in the tables. */
export const NAMES = {
  auto: 'this sky, auto',
  high: 'this sky, high',
  empty: 'empty canvas',
  points: 'bare points',
  drei: 'drei Stars',
  dom: 'DOM and emoji',
} as const

/** The numbers of stars to measure. */
export const COUNTS = [100, 10_000, 100_000] as const
/** With more stars than this, a page whose stars are elements draws hardly any frames. */
const MAX_ELEMENTS = 1_000

const paths = {
  [NAMES.auto]: (stars: number) => `/?gate=open&quality=auto&motion=full&stars=${stars}`,
  [NAMES.high]: (stars: number) => `/?gate=open&quality=high&motion=full&stars=${stars}`,
  [NAMES.points]: (stars: number) => `/bench/points.html?stars=${stars}`,
  [NAMES.drei]: (stars: number) => `/bench/drei.html?stars=${stars}`,
  [NAMES.dom]: (stars: number) => `/bench/dom.html?stars=${stars}`,
}

/** A contestant's page with a number of stars. */
export function entry(name: keyof typeof paths, stars: number): Entry {
  return { name, stars, path: paths[name](stars) }
}

/** The page with the lowest cost: an empty canvas. */
export const floor: Entry = { name: NAMES.empty, stars: null, path: '/bench/empty.html' }

/** The pages of a round, in order. Pages that are compared are next to each other. */
export const entries: readonly Entry[] = [
  floor,
  ...COUNTS.flatMap((stars) => [
    entry(NAMES.auto, stars),
    entry(NAMES.high, stars),
    entry(NAMES.points, stars),
    entry(NAMES.drei, stars),
    ...(stars <= MAX_ELEMENTS ? [entry(NAMES.dom, stars)] : []),
  ]),
]
