import { useRef } from 'react'
import styles from './Scene.module.css'
import { StillMoon } from './StillMoon.tsx'
import { useScene } from './store.ts'
import { useStillMoon } from './useStillMoon.ts'

/** The still moon. @param hasNewMoon also in the store, but only from the first layout effect on */
export function StillMoonPlace({ hasNewMoon }: { hasNewMoon: boolean }) {
  const constants = useScene((state) => state.constants)
  const view = useScene((state) => state.view)
  const palette = useScene((state) => state.palette)
  const phase = useScene((state) => state.moonPhase)
  const tilt = useScene((state) => state.moonTilt)
  const lastScreenTopPx = useScene((state) => state.lastScreenTopPx)
  const place = useRef<HTMLDivElement>(null)
  useStillMoon(place, constants, view, lastScreenTopPx)
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.moonlight} />
      <div className={styles.moon}>
        <StillMoon phase={hasNewMoon ? 0 : phase} tilt={tilt} palette={palette} />
      </div>
    </div>
  )
}
