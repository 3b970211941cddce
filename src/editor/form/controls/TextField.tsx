import { type ComponentProps, type FocusEvent, useId, useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { letterMistake, plainText } from '../../checks/letterMistake.ts'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { useAnnounced } from '../../useAnnounced.ts'
import { type FieldProps, useWriting } from '../useField.ts'
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
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void) | undefined
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
  onFocus,
  input,
}: TextFieldProps) {
  const id = useId()
  const writing = useWriting()
  const [blurredValue, setBlurredValue] = useState(value)
  // Every field has a limit, because a draft with a longer text could not be opened again.
  const maxLength = maxCharacters ?? SITE_LIMITS.lineCharacters
  const isFull = value.length >= maxLength
  const isBlurred = blurredValue === value
  const full = isFull ? fill(editorText.form.full, { most: maxLength }) : null
  const message = full ?? mistake ?? (isBlurred ? lateMistake : null) ?? null
  const plainNote: Note = {
    message: (input?.inputMode !== 'url' && letterMistake(value)) || '',
    isMistake: true,
    action: { text: editorText.form.plain, onPress: () => onChange(plainText(value)) },
  }
  // During typing, only a full field is announced.
  const announced = full ?? (isBlurred ? message : null)
  useAnnounced(announced && `${label}: ${announced}`, message && `${label}: ${message}`)
  const allNotes = [{ message: message ?? hint ?? '', isMistake: message !== null }, plainNote, ...notes]
  const shownNotes = allNotes.filter(({ message }) => message !== '')
  const noteId = (index: number) => `${id}-${index}`
  const shared = {
    id: fieldId(path),
    value,
    maxLength,
    placeholder,
    ...writing(value || placeholder || ''),
    'aria-invalid': message ? true : undefined,
    'aria-describedby': shownNotes.map((_, index) => noteId(index)).join(' ') || undefined,
    onFocus,
    onBlur: () => setBlurredValue(value),
  } as const
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(path)}>
        <EditorText>{label}</EditorText>
      </label>
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
