import { litPath } from '../scene/moonPhase.ts'
import styles from './MoonDivider.module.css'

/** A hairline that carries the moon in a phase, [0, 1): 0 new, 0.5 full. */
export function MoonDivider({ phase }: { phase: number }) {
  return (
    <div className={styles.divider} aria-hidden="true">
      <svg aria-hidden="true" viewBox="-1.2 -1.2 2.4 2.4">
        <circle r="1" className={styles.dark} />
        <path d={litPath(phase)} className={styles.lit} />
      </svg>
    </div>
  )
}
