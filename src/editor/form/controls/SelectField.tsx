import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import type { FieldProps } from '../useField.ts'

interface SelectFieldProps<T> extends FieldProps<T> {
  readonly options: readonly { readonly value: T; readonly name: string }[]
  /** True for names in many scripts, for which the browser would fetch every file of the site's font. */
  readonly usesSystemFont?: boolean
}

export function SelectField<T extends string>({
  path,
  label,
  value,
  options,
  onChange,
  usesSystemFont = false,
}: SelectFieldProps<T>) {
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <select
        id={fieldId(path)}
        value={value}
        className={usesSystemFont ? fieldStyles.systemFont : undefined}
        onChange={({ target }) => onChange(target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
