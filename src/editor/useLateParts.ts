import { useEffect } from 'react'
import { onceInput } from '../lib/firstInput.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { loadPacker, loadUnpacker } from './lateParts.ts'

/**
 * Fetches what an open editor will be asked for, so that it can do its work offline too: in the first idle moment after
 * somebody has begun to use it, and not while the editor itself is starting.
 */
export function useLateParts(): void {
  useEffect(() => {
    let takeBack = onceInput(() => {
      takeBack = whenIdle(() => {
        // Who is offline by now hears of it when asking for one.
        for (const load of [loadPacker, loadUnpacker]) load().catch(() => {})
      })
    })
    return () => takeBack()
  }, [])
}
