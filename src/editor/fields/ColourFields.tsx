import { editorWords } from '../../site/editorWords.ts'
import type { WordsPart } from '../../templates/kit.ts'
import type { Colours } from '../../templates/siteData.ts'
import { ColourField } from './ColourField.tsx'
import { Contrast } from './Contrast.tsx'
import styles from './fields.module.css'

const words = editorWords.look

/** The parts of the page, in the order that eyes meet them; of those that words are written in, what they stand on. */
const PARTS: readonly (
  | { readonly part: keyof Colours; readonly name: string }
  | { readonly part: WordsPart; readonly name: string; readonly on: string }
)[] = [
  { part: 'ground', name: words.ground },
  { part: 'glow', name: words.glow },
  { part: 'text', name: words.text, on: words.onGround },
  { part: 'accent', name: words.accent, on: words.onGround },
  { part: 'button', name: words.button },
  { part: 'buttonText', name: words.buttonText, on: words.onButton },
]

/** The colours of the page, one by one. */
export function ColourFields() {
  return (
    <div className={styles.columns}>
      {PARTS.map((field) => (
        <ColourField key={field.part} part={field.part} name={field.name}>
          {'on' in field && <Contrast {...field} />}
        </ColourField>
      ))}
    </div>
  )
}
