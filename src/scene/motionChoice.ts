import { forcedState } from './forcedState.ts'
import { type Motion, useScene } from './store.ts'

/** Where the visitor's choice is kept, in their own browser. */
const KEY = 'moongate:motion'
const MOTIONS: readonly Motion[] = ['full', 'calm', 'still']

/** What the system asks for: nothing moves where motion is to be reduced, or data is to be saved. */
function systemMotion(reduced: boolean): Motion {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return reduced || connection?.saveData ? 'still' : 'full'
}

function remembered(): Motion | undefined {
  try {
    return MOTIONS.find((motion) => motion === localStorage.getItem(KEY))
  } catch {
    // A browser that keeps nothing has nothing to remember.
    return undefined
  }
}

/** Takes the visitor's word for how much may move, and remembers it. */
export function chooseMotion(motion: Motion): void {
  useScene.getState().setMotion(motion)
  try {
    localStorage.setItem(KEY, motion)
  } catch {
    // Not kept: it holds for this visit.
  }
}

/**
 * Starts with what the visitor chose before, else with what the system asks for, following that while the visitor
 * has not chosen; and tells the style sheets, on the root element.
 */
export function followMotion(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const { dataset } = document.documentElement
  const { setMotion } = useScene.getState()
  useScene.subscribe((state, before) => {
    if (state.motion !== before.motion) dataset.motion = state.motion
  })
  dataset.motion = useScene.getState().motion
  if (forcedState(location.search).motion) return
  setMotion(remembered() ?? systemMotion(reduced.matches))
  reduced.addEventListener('change', () => {
    if (!remembered()) setMotion(systemMotion(reduced.matches))
  })
}
