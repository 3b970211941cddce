import styles from './MoonDivider.module.css'
import { PhaseIcon } from './PhaseIcon.tsx'

/** A hairline that carries the moon in a phase, [0, 1): 0 new, 0.5 full. */
export function MoonDivider({ phase }: { phase: number }) {
  return (
    <div className={styles.divider} aria-hidden="true">
      <PhaseIcon phase={phase} />
    </div>
  )
}
