import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/** How many of some things are to be shown so far: one, and one more whenever the page's thread has nothing better to do. */
export function useOneByOne(all: number): number {
  const [count, setCount] = useState(1)
  useEffect(
    () => (count < all ? whenIdle(() => startTransition(() => setCount(count + 1))) : undefined),
    [count, all],
  )
  return count
}
