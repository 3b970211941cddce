import { useEffect, useRef } from 'react'
import { useScene } from '../scene/store.ts'
import styles from './Gate.module.css'

/** The welcome gate: a button as large as the window, over the page. Once open it is gone for good. */
export function Gate() {
  const phase = useScene((state) => state.phase)
  const enter = useScene((state) => state.enter)
  const opened = useScene((state) => state.opened)
  const motion = useScene((state) => state.motion)
  const fadeOutMs = useScene((state) => state.constants.gate.fadeOutMs)
  const frozenOpeningS = useScene((state) => state.frozenOpeningS)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (phase !== 'opening' || frozenOpeningS !== null) return
    const timer = setTimeout(opened, motion === 'still' ? 0 : fadeOutMs)
    return () => clearTimeout(timer)
  }, [phase, opened, motion, fadeOutMs, frozenOpeningS])

  if (phase === 'open') return null
  return (
    <button
      ref={button}
      type="button"
      className={styles.gate}
      data-gate-button=""
      data-phase={phase}
      onClick={enter}
    >
      <span className={styles.words}>Click to enter</span>
    </button>
  )
}
