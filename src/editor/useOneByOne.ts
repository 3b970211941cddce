import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../lib/whenIdle.ts'

/** How long the next one waits for an idle moment at most, milliseconds. */
const LATEST_MS = 1000

/**
 * How many of some things are to be shown so far: one, and one more whenever the page's thread has nothing better to do.
 *
 * @param atOnce whether somebody cannot wait for all of them
 */
export function useOneByOne(all: number, atOnce: boolean): number {
  const [count, setCount] = useState(1)
  const shown = atOnce ? all : count
  useEffect(
    () => (shown < all ? whenIdle(() => startTransition(() => setCount(shown + 1)), LATEST_MS) : undefined),
    [shown, all],
  )
  return shown
}
