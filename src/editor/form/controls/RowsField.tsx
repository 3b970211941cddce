import { type ClipboardEvent, type FocusEvent, useId } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { isFilled, pastedRows, type Row, rowsOf, rowsText } from '../../../templates/engine/blocks/rows.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { type FieldProps, useWriting } from '../useField.ts'

const text = editorText.blocks
const EMPTY_ROW: Row = ['', '']

/**
 * The rows of a list with two columns. The last row is empty, for a new entry. The first input has the id of the field, so
 * that `focusField` finds it.
 */
export function RowsField({ path, label, value, onChange }: FieldProps<string>) {
  const [legendId, hintId] = [useId(), useId()]
  const rows = [...rowsOf(value), EMPTY_ROW]
  // The columns have the direction of the page: from right to left in Arabic.
  const writing = useWriting()

  const write = (next: readonly Row[]) => {
    const newValue = rowsText(next.slice(0, next.findLastIndex(isFilled) + 1))
    // A draft with a longer text could not be opened again, so longer text is ignored.
    if (newValue.length <= SITE_LIMITS.lineCharacters) onChange(newValue)
  }
  const edit = (index: number, row: Row) => write(rows.with(index, row))
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedRows(event.clipboardData.getData('text'))
    const isPlainText = pasted.length < 2 && !pasted[0]?.[1]
    if (isPlainText) return
    event.preventDefault()
    const replacedCount = isFilled(rows[index] ?? EMPTY_ROW) ? 0 : 1
    write(rows.toSpliced(index, replacedCount, ...pasted))
  }
  const removeEmpty = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const filled = rowsText(rows.filter(isFilled))
    if (!currentTarget.contains(relatedTarget) && filled !== value) onChange(filled)
  }
  return (
    <fieldset
      className={fieldStyles.rows}
      aria-labelledby={legendId}
      aria-describedby={hintId}
      onBlur={removeEmpty}
    >
      <p id={legendId} className={fieldStyles.label}>
        <EditorText>{label}</EditorText>
      </p>
      {rows.map(([first, second], index) => {
        const number = index + 1
        const shared = { type: 'text', autoComplete: 'off' } as const
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its text changes with each letter.
          <div key={index} dir={writing('').dir} onPaste={(event) => paste(event, index)}>
            <input
              {...shared}
              id={fieldId(index === 0 ? path : `${path}.${index}.first`)}
              aria-label={fill(text.first, { number })}
              {...writing(first)}
              value={first}
              onChange={({ target }) => edit(index, [target.value, second])}
            />
            <input
              {...shared}
              id={fieldId(`${path}.${index}.second`)}
              aria-label={fill(text.second, { number })}
              {...writing(second)}
              value={second}
              onChange={({ target }) => edit(index, [first, target.value])}
            />
          </div>
        )
      })}
      <p id={hintId} className={fieldStyles.hint}>
        <EditorText>{text.rowsHint}</EditorText>
      </p>
    </fieldset>
  )
}
