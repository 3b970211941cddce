import { useEffect, useRef, useState } from 'react'
import type { View } from '../constants/schema.ts'
import { useScene } from '../scene/store.ts'
import { text } from '../site/text.ts'
import styles from './MoonButton.module.css'

/** The owner's line appears when the moon has been held for this time, ms. */
const OWNER_LINE_DELAY_MS = 10_000

/** A button over the moon. While it is held, the moon is eclipsed. Under a still sky each press starts or ends the eclipse. */
export function MoonButton({ view }: { view: View }) {
  const isGateOpen = useScene((state) => state.phase === 'open')
  const isLive = useScene((state) => state.renderer === 'webgl')
  const isMoonHeld = useScene((state) => state.isMoonHeld)
  const setMoonHeld = useScene((state) => state.setMoonHeld)
  const [showsLine, setShowsLine] = useState(false)
  const awaitsKeyClick = useRef(false)

  useEffect(() => {
    if (!isMoonHeld) return
    const timer = setTimeout(() => setShowsLine(true), OWNER_LINE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setShowsLine(false)
    }
  }, [isMoonHeld])
  useEffect(() => () => setMoonHeld(false), [setMoonHeld])

  if (!isGateOpen) return null
  const release = () => setMoonHeld(false)
  const toggle = () => setMoonHeld(!isMoonHeld)
  const holdHandlers = {
    onPointerDown: () => setMoonHeld(true),
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onKeyDown: ({ key }: { key: string }) => {
      if (key !== ' ' && key !== 'Enter') return
      awaitsKeyClick.current = true
      setMoonHeld(true)
    },
    onKeyUp: release,
    onBlur: () => {
      awaitsKeyClick.current = false
      release()
    },
    // `detail` is 0 without a pointer. A click without pointer or key is from assistive technology, which cannot hold a button.
    onClick: ({ detail }: { detail: number }) => {
      if (detail === 0 && !awaitsKeyClick.current) toggle()
      awaitsKeyClick.current = false
    },
  }
  return (
    <div className={styles.place} data-view={view}>
      <button
        type="button"
        className={styles.button}
        aria-label={text.moon.hold}
        aria-pressed={isMoonHeld}
        {...(isLive ? holdHandlers : { onClick: toggle })}
        // A long press on a touch screen must not open a menu.
        onContextMenu={(event) => event.preventDefault()}
      />
      <p className={styles.line} role="status">
        {showsLine && <span className={styles.text}>{text.moon.line}</span>}
      </p>
    </div>
  )
}
