/** One page whose speed is taken. */
export interface Entry {
  readonly name: string
  /** How many stars it draws, or null where it has none. */
  readonly stars: number | null
  /** Its address below the server's origin. */
  readonly path: string
}

/** The contestants by the names that the tables give them. */
export const NAMES = {
  sky: 'this sky',
  empty: 'empty canvas',
  points: 'bare points',
  dom: 'DOM and emoji',
  drei: 'drei Stars',
} as const

/** Every count of stars that is tried. */
export const COUNTS = [100, 1_000, 10_000, 100_000] as const
/** Beyond this many elements a page does not come up in a reasonable time. */
const MOST_ELEMENTS = 10_000

const paths = {
  [NAMES.sky]: (stars: number) => `/?gate=open&quality=high&motion=full&stars=${stars}`,
  [NAMES.points]: (stars: number) => `/bench/points.html?stars=${stars}`,
  [NAMES.drei]: (stars: number) => `/bench/drei.html?stars=${stars}`,
  [NAMES.dom]: (stars: number) => `/bench/dom.html?stars=${stars}`,
}

/** The contestant's page at a count of stars. */
export function entry(name: keyof typeof paths, stars: number): Entry {
  return { name, stars, path: paths[name](stars) }
}

/** The floor: a canvas with nothing in it. */
export const floor: Entry = { name: NAMES.empty, stars: null, path: '/bench/empty.html' }

/** Everything that a round runs, in its order: what is compared stands close together. */
export const entries: readonly Entry[] = [
  floor,
  ...COUNTS.flatMap((stars) => [
    entry(NAMES.sky, stars),
    entry(NAMES.points, stars),
    entry(NAMES.drei, stars),
    ...(stars <= MOST_ELEMENTS ? [entry(NAMES.dom, stars)] : []),
  ]),
]
