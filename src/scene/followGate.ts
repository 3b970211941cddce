import { type SceneState, useScene } from './store.ts'

/**
 * Ends the gate's opening when the gate has faded out, or at once if the motion is still. A frozen opening stays. Mirrors the
 * gate's phase on the root element: `data-gate` is '' for a closed gate, 'opening', or absent for an open gate.
 */
export function followGate(): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = ({ phase, motion, frozenOpeningS, constants }: SceneState) => {
    clearTimeout(timer)
    if (phase === 'open') delete dataset.gate
    else dataset.gate = phase === 'gate' ? '' : phase
    if (phase !== 'opening' || frozenOpeningS !== null) return
    const { finishOpening } = useScene.getState()
    timer = setTimeout(finishOpening, motion === 'still' ? 0 : constants.gate.fadeOutMs)
  }
  const state = useScene.getState()
  // For a closed gate, `boot.ts` has set `data-gate`. It may be 'pressed', which `main.tsx` still reads.
  if (state.phase !== 'gate') follow(state)
  useScene.subscribe((now, before) => {
    if (now.phase !== before.phase) follow(now)
  })
}
