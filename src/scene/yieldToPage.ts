import { abortable } from '../lib/abortable.ts'
import { yieldToInput } from '../lib/yieldToInput.ts'
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
