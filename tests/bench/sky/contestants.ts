/** One page whose speed is measured. */
export interface Entry {
  readonly name: string
  /** The number of stars; null without stars. */
  readonly stars: number | null
  /** Its address below the server's origin. */
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

/** Every number of stars that is measured. */
export const COUNTS = [100, 10_000, 100_000] as const
/** A page of elements with more stars than this draws hardly any frames. */
const MAX_ELEMENTS = 1_000

const paths = {
  [NAMES.auto]: (stars: number) => `/?gate=open&quality=auto&motion=full&stars=${stars}`,
  [NAMES.high]: (stars: number) => `/?gate=open&quality=high&motion=full&stars=${stars}`,
  [NAMES.points]: (stars: number) => `/bench/points.html?stars=${stars}`,
  [NAMES.drei]: (stars: number) => `/bench/drei.html?stars=${stars}`,
  [NAMES.dom]: (stars: number) => `/bench/dom.html?stars=${stars}`,
}

/** The contestant's page with a number of stars. */
export function entry(name: keyof typeof paths, stars: number): Entry {
  return { name, stars, path: paths[name](stars) }
}

/** The minimum cost: an empty canvas. */
export const floor: Entry = { name: NAMES.empty, stars: null, path: '/bench/empty.html' }

/** All pages of a round in their order. Compared pages are next to each other. */
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
