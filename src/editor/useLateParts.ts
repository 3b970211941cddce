import { useEffect } from 'react'
import { whenIdle } from '../browser/whenIdle.ts'
import { loadPacker, loadUnpacker } from './lateParts.ts'

/** Fetches, when nobody waits, what an open editor will be asked for, so that it can do its work offline too. */
export function useLateParts(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Who is offline by now hears of it when asking for one.
        for (const load of [loadPacker, loadUnpacker]) load().catch(() => {})
      }),
    [],
  )
}
