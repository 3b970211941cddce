import { startTransition, useEffect, useState } from 'react'
import { type LazyModule, PATIENCE_MS } from './lazyModule.ts'

/**
 * A lazy module for a component, which renders again when it has loaded.
 *
 * @param patienceMs `isLate` is true after this time or a failure; a module that loads later is still returned
 */
export function useLazyModule<T>(lazy: LazyModule<T>, isWanted: boolean, patienceMs = PATIENCE_MS) {
  const [module, setModule] = useState(() => lazy.current())
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const giveUp = () => setLate(true)
    const timer = setTimeout(giveUp, patienceMs)
    lazy
      .load()
      .then((loaded) => startTransition(() => setModule(() => loaded)), giveUp)
      .finally(() => clearTimeout(timer))
    return () => clearTimeout(timer)
  }, [lazy, isWanted, patienceMs])
  return { module, isLate }
}
