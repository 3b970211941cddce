import { startTransition, useEffect, useState } from 'react'
import { type LazyModule, LOAD_TIMEOUT_MS } from './lazyModule.ts'

/**
 * Loads a module once `isWanted` is true. `isLate`: the module failed or took longer than `timeoutMs`; it stays true if the
 * module loads later. `retry` loads the module again after a failure.
 */
export function useLazyModule<T>(lazy: LazyModule<T>, isWanted: boolean, timeoutMs = LOAD_TIMEOUT_MS) {
  const [module, setModule] = useState(() => lazy.current())
  const [isLate, setLate] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    if (!isWanted) return
    const giveUp = () => setLate(true)
    const timer = setTimeout(giveUp, timeoutMs)
    lazy
      .load()
      .then((loaded) => startTransition(() => setModule(() => loaded)), giveUp)
      .finally(() => clearTimeout(timer))
    return () => clearTimeout(timer)
  }, [lazy, isWanted, timeoutMs, attempt])
  const retry = () => {
    setLate(false)
    setAttempt((count) => count + 1)
  }
  return { module, isLate, retry }
}
