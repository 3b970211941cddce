import { random } from '../../src/lib/random.ts'

/** The campaign is the tests with random input in `tests/long/`. True for its full counts, which take hours. */
export const IS_FULL = process.env.MOONGATE_CAMPAIGN === 'full'

/** The seed of all random inputs. `tests/long/playwright.config.ts` sets and prints it. */
export const SEED = Number(process.env.MOONGATE_SEED ?? 1)

/** The number of tries. @param sample by default @param full with `MOONGATE_CAMPAIGN=full` */
export function times(sample: number, full: number): number {
  return IS_FULL ? full : sample
}

/** A stream of random numbers in [0, 1), the same for the same seed. @param stream the stream's number, a small integer */
export function randomStream(stream: number): () => number {
  let index = 0
  return () => random(SEED, stream, index++)
}

/** One of several values, at random. @param next a stream of random numbers */
export function oneOf<T>(all: readonly T[], next: () => number): T {
  const value = all[Math.floor(next() * all.length)]
  if (value === undefined) throw new Error('there is nothing to pick from')
  return value
}
