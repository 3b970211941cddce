import { type ComponentProps, useId } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { SITE_LIMITS } from '../../templates/siteLimits.ts'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import type { FieldProps } from './useField.ts'

interface TextFieldProps extends FieldProps<string> {
  /** A few words on what belongs in here. */
  readonly hint?: string | undefined
  /** The mistake in it, one sentence. */
  readonly mistake?: string | null
  /** Lines of a larger field; left out for one of a single line. */
  readonly rows?: number
  /** The characters that fit into it, UTF-16 units. */
  readonly most?: number | undefined
  readonly input?: Pick<ComponentProps<'input'>, 'inputMode' | 'dir' | 'spellCheck' | 'onBlur'>
}

/** A field for words, with its label above and a hint or a mistake below. */
export function TextField({
  path,
  label,
  hint,
  mistake,
  rows,
  most,
  value,
  onChange,
  input,
}: TextFieldProps) {
  const noteId = useId()
  // A longer text would be saved, and could not be opened again.
  const maxLength = most ?? SITE_LIMITS.lineCharacters
  const isFull = value.length >= maxLength
  const wrong = isFull ? fill(editorWords.form.full, { most: maxLength }) : mistake
  const note = wrong ?? hint
  const shared = {
    id: fieldId(path),
    value,
    maxLength,
    dir: 'auto',
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': note ? noteId : undefined,
  } as const
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      {rows ? (
        <textarea rows={rows} {...shared} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          type="text"
          autoComplete="off"
          {...shared}
          {...input}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {note && (
        <p id={noteId} className={wrong ? styles.mistake : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}
