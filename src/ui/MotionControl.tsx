import { useId } from 'react'
import { litPath } from '../scene/moonPhase.ts'
import { chooseMotion } from '../scene/motionChoice.ts'
import { type Motion, useScene } from '../scene/store.ts'
import styles from './MotionControl.module.css'

/** The three states, each worn as a phase of the moon, [0, 1): 0 new, 0.5 full. */
const STATES: readonly { motion: Motion; name: string; hint: string; phase: number }[] = [
  { motion: 'full', name: 'Full', hint: 'everything moves', phase: 0.5 },
  { motion: 'calm', name: 'Calm', hint: 'stars twinkle slowly', phase: 0.25 },
  { motion: 'still', name: 'Still', hint: 'nothing moves', phase: 0 },
]

/** How much may move, for the visitor to say. */
export function MotionControl() {
  const motion = useScene((state) => state.motion)
  const id = useId()
  return (
    <aside aria-label="Motion">
      <fieldset className={styles.control} data-motion-control="">
        <legend>Motion</legend>
        {STATES.map(({ motion: value, name, hint, phase }) => (
          <label key={value} title={`${name}: ${hint}`}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={motion === value}
              onChange={() => chooseMotion(value)}
            />
            <svg viewBox="-1.25 -1.25 2.5 2.5" aria-hidden="true">
              <circle r="1" className={styles.dark} />
              {phase > 0 && <path d={litPath(phase)} className={styles.lit} />}
            </svg>
            <span className={styles.name}>{name}</span>
          </label>
        ))}
      </fieldset>
    </aside>
  )
}
