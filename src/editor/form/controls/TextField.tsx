import { type ComponentProps, useId } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import type { FieldProps } from '../useField.ts'

interface TextFieldProps extends FieldProps<string> {
  readonly hint?: string | undefined
  /** A message that replaces the hint. */
  readonly mistake?: string | null
  /** Height of a text area, lines. Omitted: an input of one line. */
  readonly rows?: number
  /** The length limit, UTF-16 units. Omitted: `SITE_LIMITS.lineCharacters`. */
  readonly maxCharacters?: number | undefined
  readonly placeholder?: string | undefined
  /** More attributes of an input. A text area does not get them. */
  readonly input?: Pick<ComponentProps<'input'>, 'inputMode' | 'dir' | 'spellCheck' | 'onBlur'>
}

export function TextField({
  path,
  label,
  hint,
  mistake,
  rows,
  maxCharacters,
  value,
  onChange,
  placeholder,
  input,
}: TextFieldProps) {
  const noteId = useId()
  // Every field has a limit, because a draft with a longer text could not be opened again.
  const maxLength = maxCharacters ?? SITE_LIMITS.lineCharacters
  const isFull = value.length >= maxLength
  const message = isFull ? fill(editorWords.form.full, { most: maxLength }) : mistake
  const note = message ?? hint
  const shared = {
    id: fieldId(path),
    value,
    maxLength,
    placeholder,
    dir: 'auto',
    'aria-invalid': message ? true : undefined,
    'aria-describedby': note ? noteId : undefined,
  } as const
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <div className={fieldStyles.control}>
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
          <p id={noteId} className={message ? fieldStyles.mistake : fieldStyles.hint}>
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
