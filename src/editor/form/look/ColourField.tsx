import { useId, useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorText, languageOfEditorText } from '../../../site/editorText.ts'
import type { Colours } from '../../../templates/engine/data/siteData.ts'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { FieldNote, type Note } from '../controls/FieldNote.tsx'
import { readHex } from '../readInput.ts'
import { usePart } from '../useField.ts'
import styles from './ColourField.module.css'

const text = editorText.look

interface ColourFieldProps {
  readonly part: keyof Colours
  readonly name: string
  readonly note?: Note
}

/** A colour, as a picker and as text. Valid text takes effect at once. Blur normalizes it, and discards invalid text. */
export function ColourField({ part, name, note }: ColourFieldProps) {
  const { path, value: colour, onChange } = usePart('colours', part)
  const [typed, setTyped] = useState<string | null>(null)
  const noteId = useId()
  // If a palette or undo changes the colour, valid typed text is not shown any more.
  const typedColour = typed === null ? null : readHex(typed)
  const isOutdated = typedColour !== null && typedColour !== colour
  const shown = typed === null || isOutdated ? colour : typed
  const isColour = readHex(shown) !== null
  const shownNote = isColour ? note : { message: text.notHex, isMistake: true }
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(path)}>
        <EditorText>{name}</EditorText>
      </label>
      <div className={fieldStyles.control}>
        <div className={styles.inputs}>
          <input
            type="color"
            aria-label={fill(text.picker, { colour: name })}
            lang={languageOfEditorText(text.picker)}
            aria-describedby={shownNote && noteId}
            className={styles.swatch}
            value={colour}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            id={fieldId(path)}
            value={shown}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            aria-invalid={!isColour || undefined}
            aria-describedby={shownNote && noteId}
            onChange={({ target }) => {
              setTyped(target.value)
              const hex = readHex(target.value)
              if (hex) onChange(hex)
            }}
            onBlur={() => setTyped(null)}
          />
        </div>
        {shownNote && <FieldNote id={noteId} {...shownNote} />}
      </div>
    </div>
  )
}
