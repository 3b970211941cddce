import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import type { FieldProps } from './useField.ts'

interface ChoiceFieldProps extends FieldProps<string> {
  /** The values with their names. */
  readonly options: Readonly<Record<string, string>>
}

/** One of a few values, all in view. The field's element is the chosen one. */
export function ChoiceField({ path, label, value, options, onChange }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {Object.entries(options).map(([option, name]) => (
        <label key={option}>
          <input
            id={option === value ? fieldId(path) : undefined}
            type="radio"
            name={path}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
