import { abortable } from '../lib/abortable.ts'
import { type SceneState, useScene } from './store.ts'

/** Lets the page handle input, then waits while the gate opens. @throws when aborted */
export async function yieldToPage(signal: AbortSignal): Promise<void> {
  await abortable(yieldToInput(), signal)
  await gateNotOpening(signal)
}

/** Waits while the gate opens. @throws when aborted */
export function gateNotOpening(signal: AbortSignal): Promise<void> {
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

export function isOpening({ phase, frozenOpeningS }: SceneState): boolean {
  return phase === 'opening' && frozenOpeningS === null
}

/** Resolves in a later task, so that the browser can handle input and render first. */
function yieldToInput(): Promise<void> {
  // Not all browsers have `scheduler.yield`.
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
