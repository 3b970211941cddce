import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Colours } from '../../templates/siteData.ts'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { readHex } from './readInput.ts'
import { usePart } from './useField.ts'

const labels = editorWords.look

interface ColourFieldProps {
  readonly part: keyof Colours
  readonly name: string
  readonly children?: ReactNode
}

/** One colour, by picker or as text. Valid text applies while typing, and is normalized on blur. */
export function ColourField({ part, name, children }: ColourFieldProps) {
  const { path, value: colour, onChange } = usePart('colours', part)
  const [written, setWritten] = useState<string | null>(null)
  const noteId = useId()
  // A palette or undo changes the colour and discards incomplete text.
  const text = written !== null && (readHex(written) ?? colour) === colour ? written : colour
  const isColour = readHex(text) !== null
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>{name}</label>
      <div className={styles.colourInputs}>
        <input
          type="color"
          aria-label={fill(labels.picker, { colour: name })}
          className={styles.swatch}
          value={colour}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={fieldId(path)}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!isColour || undefined}
          aria-describedby={isColour ? undefined : noteId}
          onChange={({ target }) => {
            setWritten(target.value)
            const hex = readHex(target.value)
            if (hex) onChange(hex)
          }}
          onBlur={() => setWritten(null)}
        />
      </div>
      {!isColour && (
        <p id={noteId} className={styles.mistake}>
          {labels.notHex}
        </p>
      )}
      {children}
    </div>
  )
}
