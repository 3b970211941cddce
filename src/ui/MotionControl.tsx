import { memo, useEffect, useId, useRef, useState } from 'react'
import { fill } from '../lib/fill.ts'
import type { Motion } from '../scene/forcedState.ts'
import { chooseMotion } from '../scene/motionChoice.ts'
import { useScene } from '../scene/store.ts'
import { langOf, text } from '../site/text.ts'
import { PhaseIcon } from './icons.tsx'
import styles from './MotionControl.module.css'
import { SiteText } from './SiteText.tsx'
import hidden from './visuallyHidden.module.css'

/** The choices, each with a phase of the moon as its icon, [0, 1): 0 new, 0.5 full. */
const CHOICES: readonly { motion: Motion; phase: number }[] = [
  { motion: 'full', phase: 0.5 },
  { motion: 'calm', phase: 0.25 },
  { motion: 'still', phase: 0 },
]

/** A half moon, always in the same place. The choices of motion, radio buttons that look like moons, open beside it. */
export const MotionControl = memo(function MotionControl() {
  const motion = useScene((state) => state.motion)
  const name = useId()
  const control = useRef<HTMLFieldSetElement>(null)
  // Focus opens the control, but Safari does not focus a pressed radio button. So a press opens it, one elsewhere closes it.
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) =>
      setOpen(control.current?.contains(target as Node) === true)
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
  return (
    <aside aria-label={text.motion.name} lang={langOf(text.motion.name)}>
      <fieldset
        ref={control}
        lang={langOf()}
        className={styles.control}
        data-motion-control=""
        data-open={isOpen || undefined}
      >
        {/* Browsers place a legend differently, so the visible title is a span. */}
        <legend className={hidden.hidden}>
          <SiteText>{text.motion.name}</SiteText>
        </legend>
        <svg className={styles.handle} viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="9.5" />
          <path d="M0-6A6 6 0 0 1 0 6Z" />
        </svg>
        <div className={styles.choices}>
          <span className={styles.title} aria-hidden="true">
            <SiteText>{text.motion.name}</SiteText>
          </span>
          {CHOICES.map(({ motion: choice, phase }) => (
            <label
              key={choice}
              lang={langOf(text.motion[choice])}
              title={fill(text.motion.state, {
                name: text.motion[choice],
                hint: text.motion[`${choice}Hint`],
              })}
            >
              <input
                type="radio"
                name={name}
                value={choice}
                checked={motion === choice}
                onChange={() => chooseMotion(choice)}
                // A press of the present choice tries a live sky again that has become still.
                onClick={() => motion === choice && chooseMotion(choice)}
              />
              <PhaseIcon phase={phase} />
              <span>
                <SiteText>{text.motion[choice]}</SiteText>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </aside>
  )
})
