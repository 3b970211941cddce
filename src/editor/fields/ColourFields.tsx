import type { WordsPart } from '../../templates/kit.ts'
import type { Colours } from '../../templates/siteData.ts'
import { ColourField, WordsColourField } from './ColourField.tsx'
import styles from './fields.module.css'

/** The parts of the page, in the order that eyes meet them; of those that words are written in, what they stand on. */
const PARTS: readonly (
  | { readonly part: keyof Colours; readonly name: string }
  | { readonly part: WordsPart; readonly name: string; readonly on: string }
)[] = [
  { part: 'ground', name: 'Background' },
  { part: 'glow', name: 'Glow' },
  { part: 'text', name: 'Text', on: 'the background' },
  { part: 'accent', name: 'Accent', on: 'the background' },
  { part: 'button', name: 'Button' },
  { part: 'buttonText', name: 'Text on the button', on: 'the button' },
]

/** The colours of the page, one by one. */
export function ColourFields() {
  return (
    <div className={styles.colours}>
      {PARTS.map((field) =>
        'on' in field ? (
          <WordsColourField key={field.part} {...field} />
        ) : (
          <ColourField key={field.part} {...field} />
        ),
      )}
    </div>
  )
}
