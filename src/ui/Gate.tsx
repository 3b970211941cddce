import { useEffect, useRef } from 'react'
import { useScene } from '../scene/store.ts'
import { text } from '../site/text.ts'
import styles from './Gate.module.css'

/** The welcome gate: a button over the whole page. Style sheets fade it when `data-gate` of the root element changes. */
export function Gate() {
  const open = useScene((state) => state.phase === 'open')
  const enter = useScene((state) => state.enter)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  if (open) return null
  return (
    <button ref={button} type="button" className={styles.gate} data-gate-button="" onClick={enter}>
      <span className={styles.label}>{text.gate.enter}</span>
    </button>
  )
}
