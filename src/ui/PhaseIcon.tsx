import { litPath } from '../scene/moonPhase.ts'
import styles from './PhaseIcon.module.css'

/** A small moon as decoration. @param phase [0, 1): 0 new, 0.5 full */
export function PhaseIcon({ phase }: { phase: number }) {
  return (
    <svg className={styles.phase} viewBox="-1.25 -1.25 2.5 2.5" aria-hidden="true">
      <circle r="1" />
      {phase > 0 && <path d={litPath(phase)} />}
    </svg>
  )
}
