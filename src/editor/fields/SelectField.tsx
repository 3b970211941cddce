import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'

interface SelectFieldProps<T extends string> {
  readonly path: string
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly name: string }[]
  readonly onChange: (value: T) => void
}

/** Chooses one of a list. */
export function SelectField<T extends string>({
  path,
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<T>) {
  const chosen = (name: string) => {
    const option = options.find((each) => each.value === name)
    if (option) onChange(option.value)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <select id={fieldId(path)} value={value} onChange={({ target }) => chosen(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
