import { type ComponentProps, useId, useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { plainLetters } from '../../../lib/plainLetters.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { letterMistake } from '../../../templates/engine/fields/letterMistake.ts'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { useAnnounced } from '../../useAnnounced.ts'
import type { FieldProps } from '../useField.ts'
import { FieldNote, type Note } from './FieldNote.tsx'

export interface TextFieldProps extends FieldProps<string> {
  readonly hint?: string | undefined
  /** A message that replaces the hint. */
  readonly mistake?: string | null
  /** As `mistake`, but not while the field is edited. */
  readonly lateMistake?: string | null
  /** Notes below the hint. */
  readonly notes?: readonly Note[]
  /** Height of a text area, lines. Omitted: an input of one line. */
  readonly rows?: number
  /** The length limit, UTF-16 units. Omitted: `SITE_LIMITS.lineCharacters`. */
  readonly maxCharacters?: number | undefined
  readonly placeholder?: string | undefined
  /** More attributes of an input. A text area does not get them. */
  readonly input?: Pick<ComponentProps<'input'>, 'inputMode' | 'dir' | 'spellCheck'>
}

export function TextField({
  path,
  label,
  hint,
  mistake,
  lateMistake,
  notes = [],
  rows,
  maxCharacters,
  value,
  onChange,
  placeholder,
  input,
}: TextFieldProps) {
  const id = useId()
  const [leftValue, setLeftValue] = useState(value)
  // Every field has a limit, because a draft with a longer text could not be opened again.
  const maxLength = maxCharacters ?? SITE_LIMITS.lineCharacters
  const isFull = value.length >= maxLength
  const isLeft = leftValue === value
  const full = isFull ? fill(editorWords.form.full, { most: maxLength }) : null
  const message = full ?? mistake ?? (isLeft ? lateMistake : null) ?? null
  const plainNote: Note = {
    message: (input?.inputMode !== 'url' && letterMistake(value)) || '',
    isMistake: true,
    action: { text: editorWords.form.plain, onPress: () => onChange(plainLetters(value)) },
  }
  // During typing, only a full field is announced.
  const announced = full ?? (isLeft ? message : null)
  useAnnounced(announced && `${label}: ${announced}`, message && `${label}: ${message}`)
  const allNotes = [{ message: message ?? hint ?? '', isMistake: message !== null }, plainNote, ...notes]
  const shownNotes = allNotes.filter(({ message }) => message !== '')
  const noteId = (index: number) => `${id}-${index}`
  const shared = {
    id: fieldId(path),
    value,
    maxLength,
    placeholder,
    dir: 'auto',
    'aria-invalid': message ? true : undefined,
    'aria-describedby': shownNotes.map((_, index) => noteId(index)).join(' ') || undefined,
    onBlur: () => setLeftValue(value),
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
        {shownNotes.map((note, index) => (
          <FieldNote key={note.message} id={noteId(index)} {...note} />
        ))}
      </div>
    </div>
  )
}
