import { useRef } from 'react'
import styles from './Scene.module.css'
import { StillEclipse } from './StillEclipse.tsx'
import { StillMoon } from './StillMoon.tsx'
import { shownMoon, useScene } from './store.ts'
import { useReturningMoon } from './useReturningMoon.ts'

/** The still moon at its view's place with its light on the background. It is eclipsed while a visitor holds it. */
export function StillMoonPlace({ newMoon }: { newMoon: boolean }) {
  const constants = useScene((state) => state.constants)
  const view = useScene((state) => state.view)
  const palette = useScene((state) => state.palette)
  const phase = useScene((state) => shownMoon(state).phase)
  const tilt = useScene((state) => shownMoon(state).tilt)
  const stargazing = useScene((state) => state.stargazing)
  const held = useScene((state) => state.held)
  const place = useRef<HTMLDivElement>(null)
  useReturningMoon(place, constants, view, stargazing)
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.moonlight} data-eclipsed={held ? '' : undefined} />
      {held ? (
        <div className={styles.held}>
          <StillEclipse palette={palette} />
        </div>
      ) : (
        <div className={styles.moon}>
          <StillMoon phase={newMoon ? 0 : phase} tilt={tilt} palette={palette} />
        </div>
      )}
    </div>
  )
}
