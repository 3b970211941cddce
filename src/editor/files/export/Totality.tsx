import { useEffect, useState } from 'react'
import { StillEclipse } from '../../../scene/StillEclipse.tsx'
import { useScene } from '../../../scene/store.ts'
import styles from './Totality.module.css'

/** As the animations in the style sheet, ms. */
const DURATION_MS = 1200

/** The eclipse of the gate, over the dialog for a moment after the download, with its diamond once. */
export function Totality() {
  const palette = useScene((state) => state.palette)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), DURATION_MS)
    return () => clearTimeout(timer)
  }, [])
  // Offline, its picture could not be fetched.
  if (isOver || !navigator.onLine) return null
  return (
    <div className={styles.totality} aria-hidden="true">
      <StillEclipse id="exported" palette={palette} />
      <span className={styles.diamond} />
    </div>
  )
}
