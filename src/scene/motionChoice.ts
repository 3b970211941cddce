import { ignoringErrors } from '../lib/ignoringErrors.ts'
import type { Motion } from './forcedState.ts'
import { forcedState } from './forcedState.ts'
import { useScene } from './store.ts'
import { firstMotion, MOTION_KEY, readVisitor } from './visitor.ts'

export function chooseMotion(motion: Motion): void {
  useScene.getState().setMotion(motion)
  ignoringErrors(() => localStorage.setItem(MOTION_KEY, motion))
}

/**
 * Mirrors the motion on the root element, for the style sheets. Unless the address forces a motion, also sets the motion to
 * that of `firstMotion`, now and whenever the system's setting changes.
 */
export function followMotion(): void {
  const { dataset } = document.documentElement
  const { setMotion } = useScene.getState()
  useScene.subscribe((state, before) => {
    if (state.motion !== before.motion) dataset.motion = state.motion
  })
  dataset.motion = useScene.getState().motion
  if (forcedState(location.search).motion) return
  const setFirstMotion = () => setMotion(firstMotion(readVisitor()))
  setFirstMotion()
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', setFirstMotion)
}
