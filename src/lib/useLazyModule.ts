import { startTransition, useEffect, useState } from 'react'
import { type LazyModule, TIMEOUT_MS } from './lazyModule.ts'

/**
 * Loads a lazy module for a component. The component renders again when the module has loaded.
 * @param isWanted the module is fetched once this is true
 * @param patienceMs `isLate` becomes true after this time, or after a failure; a module that loads later is still returned
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
