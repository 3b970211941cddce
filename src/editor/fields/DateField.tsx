import { useId } from 'react'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import type { FieldProps } from './useField.ts'

/** Years have four digits in the data. Browsers let people type longer ones in spite of `max`. */
const LAST_DAY = '9999-12-31'

export function DateField({ path, label, value, onChange, hint }: FieldProps<string> & { hint: string }) {
  const hintId = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <div className={styles.control}>
        <input
          id={fieldId(path)}
          type="date"
          max={LAST_DAY}
          value={value}
          aria-describedby={hintId}
          onChange={({ target }) => target.value.length <= LAST_DAY.length && onChange(target.value)}
        />
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      </div>
    </div>
  )
}
