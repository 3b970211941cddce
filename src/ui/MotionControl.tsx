import { useId } from 'react'
import { litPath } from '../scene/moonPhase.ts'
import { chooseMotion } from '../scene/motionChoice.ts'
import { type Motion, useScene } from '../scene/store.ts'
import styles from './MotionControl.module.css'
import hidden from './visuallyHidden.module.css'

/** The three states, each worn as a phase of the moon, [0, 1): 0 new, 0.5 full. */
const STATES: readonly { motion: Motion; label: string; hint: string; phase: number }[] = [
  { motion: 'full', label: 'Full', hint: 'everything moves', phase: 0.5 },
  { motion: 'calm', label: 'Calm', hint: 'stars twinkle slowly', phase: 0.25 },
  { motion: 'still', label: 'Still', hint: 'nothing moves', phase: 0 },
]

/** The visitor's choice of how much moves. */
export function MotionControl() {
  const motion = useScene((state) => state.motion)
  const name = useId()
  return (
    <aside aria-label="Motion">
      <fieldset className={styles.control} data-motion-control="">
        {/* A legend stands outside the row that the rest is laid out in: the word beside the choices is a copy. */}
        <legend className={hidden.hidden}>Motion</legend>
        <span className={styles.title} aria-hidden="true">
          Motion
        </span>
        {STATES.map(({ motion: value, label, hint, phase }) => (
          <label key={value} title={`${label}: ${hint}`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={motion === value}
              onChange={() => chooseMotion(value)}
            />
            <svg viewBox="-1.25 -1.25 2.5 2.5" aria-hidden="true">
              <circle r="1" className={styles.dark} />
              {phase > 0 && <path d={litPath(phase)} className={styles.lit} />}
            </svg>
            <span className={styles.name}>{label}</span>
          </label>
        ))}
      </fieldset>
    </aside>
  )
}
