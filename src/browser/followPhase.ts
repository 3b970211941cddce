import { useScene } from '../scene/store.ts'

/** Lets the style sheets know, on the root element, whether the gate still stands before the page. */
export function followPhase(): void {
  const { dataset } = document.documentElement
  const show = (open: boolean) => {
    if (open) delete dataset.gate
    else dataset.gate = ''
  }
  show(useScene.getState().phase === 'open')
  useScene.subscribe((state, before) => {
    if (state.phase !== before.phase) show(state.phase === 'open')
  })
}
