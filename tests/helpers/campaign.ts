import { random } from '../../src/lib/random.ts'

/** True if the campaign (the random tests in `tests/long/`) runs with its full counts, which take hours. */
export const IS_FULL_CAMPAIGN = process.env.MOONGATE_CAMPAIGN === 'full'

/** The seed of all random inputs. `tests/long/playwright.config.ts` chooses one and sets MOONGATE_SEED if it is missing. */
export const SEED = Number(process.env.MOONGATE_SEED)

/** The number of tries of a random test. */
export function tries(usualCount: number, fullCount: number): number {
  return IS_FULL_CAMPAIGN ? fullCount : usualCount
}

/** Random numbers in [0, 1) that follow from the seed. @param stream an integer; each stream has different numbers */
export function randomStream(stream: number): () => number {
  let index = 0
  return () => random(SEED, stream, index++)
}

/** Picks a random value. @param next as `randomStream` returns it */
export function pickRandom<T>(all: readonly T[], next: () => number): T {
  const value = all[Math.floor(next() * all.length)]
  if (value === undefined) throw new Error('there is nothing to pick from')
  return value
}
