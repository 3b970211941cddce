import { forcedState } from '../scene/forcedState.ts'
import { useScene } from '../scene/store.ts'

/** Starts with the system's motion setting, follows it, and tells the style sheets, on the root element. */
export function followMotion(): void {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const { dataset } = document.documentElement
  const followSystem = () => useScene.getState().setMotion(reduced.matches ? 'still' : 'full')
  useScene.subscribe((state) => {
    dataset.motion = state.motion
  })
  dataset.motion = useScene.getState().motion
  if (forcedState(location.search).motion) return
  followSystem()
  reduced.addEventListener('change', followSystem)
}
