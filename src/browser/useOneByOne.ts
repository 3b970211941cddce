import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from './whenIdle.ts'

/**
 * How many of some things are to be shown so far: one, and one more whenever the page's thread has nothing better to do.
 *
 * @returns the number, and what shows all of them at once, for whoever cannot wait
 */
export function useOneByOne(all: number): readonly [count: number, showAll: () => void] {
  const [count, setCount] = useState(1)
  useEffect(
    () =>
      count < all
        ? whenIdle(() => startTransition(() => setCount((before) => Math.max(before, count + 1))))
        : undefined,
    [count, all],
  )
  return [count, () => flushSync(() => setCount(all))]
}
