import { startTransition, useEffect, useState } from 'react'
import { type LazyModule, TIMEOUT_MS } from './lazyModule.ts'

/**
 * A lazy module for a component, which renders again when it has loaded.
 *
 * @param timeoutMs `isLate` is true after this time or a failure; a module that loads later is still returned
 */
export function useLazyModule<T>(lazy: LazyModule<T>, isWanted: boolean, timeoutMs = TIMEOUT_MS) {
  const [module, setModule] = useState(() => lazy.current())
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const giveUp = () => setLate(true)
    const timer = setTimeout(giveUp, timeoutMs)
    lazy
      .load()
      .then((loaded) => startTransition(() => setModule(() => loaded)), giveUp)
      .finally(() => clearTimeout(timer))
    return () => clearTimeout(timer)
  }, [lazy, isWanted, timeoutMs])
  return { module, isLate }
}
