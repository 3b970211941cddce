import { type Phase, useScene } from './store.ts'

/**
 * Lets the style sheets know, on the root element, whether the gate still stands before the page: `data-gate` is empty
 * until somebody enters, 'opening' while it fades, then gone.
 */
export function followPhase(): void {
  const { dataset } = document.documentElement
  const show = (phase: Phase) => {
    if (phase === 'open') delete dataset.gate
    else dataset.gate = phase === 'gate' ? '' : phase
  }
  show(useScene.getState().phase)
  useScene.subscribe((state, before) => {
    if (state.phase !== before.phase) show(state.phase)
  })
}
