import { useEffect, useRef } from 'react'
import { useScene } from '../scene/store.ts'
import { text } from '../site/text.ts'
import styles from './Gate.module.css'
import { SiteText } from './SiteText.tsx'

/** The welcome gate: a button over the whole page. It fades when `data-gate` of the root element becomes `opening`. */
export function Gate() {
  const isGateOpen = useScene((state) => state.phase === 'open')
  const openGate = useScene((state) => state.openGate)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  if (isGateOpen) return null
  return (
    <button ref={button} type="button" className={styles.gate} data-gate-button="" onClick={openGate}>
      <span className={styles.label}>
        <SiteText>{text.gate.enter}</SiteText>
      </span>
    </button>
  )
}
