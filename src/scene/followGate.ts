import { type SceneState, useScene } from './store.ts'

/**
 * Ends the gate's opening when its time is over, and mirrors the gate's phase on the root element for the style sheets:
 * `data-gate` is empty while the gate is closed, 'opening' while it fades, and absent once the page is open. Before
 * this runs, the boot script sets it: to 'pressed' if the visitor has pressed the gate's button already.
 */
export function followGate(): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = ({ phase, motion, frozenOpeningS, constants, opened }: Gate) => {
    clearTimeout(timer)
    if (phase === 'open') delete dataset.gate
    else dataset.gate = phase === 'gate' ? '' : phase
    if (phase === 'opening' && frozenOpeningS === null)
      timer = setTimeout(opened, motion === 'still' ? 0 : constants.gate.fadeOutMs)
  }
  const state = useScene.getState()
  if (state.phase !== 'gate') follow(state)
  useScene.subscribe((now, before) => {
    if (now.phase !== before.phase) follow(now)
  })
}

type Gate = Pick<SceneState, 'phase' | 'motion' | 'frozenOpeningS' | 'constants'> & { opened: () => void }
