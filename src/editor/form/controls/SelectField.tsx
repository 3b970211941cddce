import { languageOfEditorText } from '../../../site/editorText.ts'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import type { FieldProps } from '../useField.ts'

interface SelectFieldProps<T> extends FieldProps<T> {
  readonly options: readonly { readonly value: T; readonly name: string }[]
  /** True for languages: each name is in its own, and the browser would fetch every file of the site's font for them. */
  readonly areLanguages?: boolean
}

export function SelectField<T extends string>({
  path,
  label,
  value,
  options,
  onChange,
  areLanguages = false,
}: SelectFieldProps<T>) {
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(path)}>
        <EditorText>{label}</EditorText>
      </label>
      <select
        id={fieldId(path)}
        value={value}
        className={areLanguages ? fieldStyles.systemFont : undefined}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            lang={(areLanguages && option.value) || languageOfEditorText(option.name)}
          >
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
