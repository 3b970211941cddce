import { startTransition, useEffect, useState } from 'react'
import { type LazyModule, PATIENCE_MS } from './lazyModule.ts'

/**
 * A lazy module for a component, which renders again when it has come.
 *
 * @param isWanted fetches it
 * @param patienceMs after which it is late, milliseconds
 * @returns the module, and whether it is late or has failed; one that comes late is given all the same
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
