import { abortable } from '../lib/abortable.ts'
import { nextIdle } from '../lib/whenIdle.ts'
import { type SceneState, useScene } from './store.ts'

/** On a page that is never idle, the sky's start continues after this time. */
const MAX_IDLE_WAIT_MS = 500

/**
 * Waits until the page is idle and the gate is not opening. Between two idle moments the browser handles input and renders.
 * @throws when aborted
 */
export async function idleMoment(signal: AbortSignal): Promise<void> {
  do {
    await gateNotOpening(signal)
    await abortable(nextIdle(MAX_IDLE_WAIT_MS), signal)
  } while (isOpening(useScene.getState()))
}

function gateNotOpening(signal: AbortSignal): Promise<void> {
  const opened = new Promise<void>((resolve) => {
    if (!isOpening(useScene.getState())) return resolve()
    const unsubscribe = useScene.subscribe((state) => {
      if (isOpening(state)) return
      unsubscribe()
      resolve()
    })
  })
  return abortable(opened, signal)
}

function isOpening({ phase, frozenOpeningS }: SceneState): boolean {
  return phase === 'opening' && frozenOpeningS === null
}
