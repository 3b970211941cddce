import type { COLOUR_PARTS } from '../../templates/siteData.ts'
import { ColourField } from './ColourField.tsx'
import styles from './fields.module.css'

type Part = (typeof COLOUR_PARTS)[number]

/** The parts of the page, in the order that eyes meet them; and on which of the others each has to be readable. */
const PARTS: readonly { part: Part; name: string; on?: Part }[] = [
  { part: 'ground', name: 'Background' },
  { part: 'glow', name: 'Glow' },
  { part: 'text', name: 'Text', on: 'ground' },
  { part: 'accent', name: 'Accent', on: 'ground' },
  { part: 'button', name: 'Button' },
  { part: 'buttonText', name: 'Text on the button', on: 'button' },
]

/** The colours of the page, one by one. */
export function ColourFields() {
  return (
    <div className={styles.colours}>
      {PARTS.map(({ part, name, on }) => (
        <ColourField
          key={part}
          part={part}
          name={name}
          on={on && { part: on, name: on === 'ground' ? 'the background' : 'the button' }}
        />
      ))}
    </div>
  )
}
