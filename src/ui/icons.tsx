import { litPath } from '../scene/moonPhase.ts'
import styles from './icons.module.css'

/** A line icon, decorative. @param path in a box of 24 by 24 */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}

/** A horizontal rule with a moon. @param phase [0, 1): 0 new, 0.5 full */
export function MoonDivider({ phase }: { phase: number }) {
  return (
    <div className={styles.divider} aria-hidden="true">
      <PhaseIcon phase={phase} />
    </div>
  )
}

/** A small moon, decorative. @param phase [0, 1): 0 new, 0.5 full */
export function PhaseIcon({ phase }: { phase: number }) {
  return (
    <svg className={styles.phase} viewBox="-1.25 -1.25 2.5 2.5" aria-hidden="true">
      <circle r="1" />
      {phase > 0 && <path d={litPath(phase)} />}
    </svg>
  )
}
