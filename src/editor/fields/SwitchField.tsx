import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'

interface SwitchFieldProps {
  /** In the data, as in `effects.on`. */
  readonly path: string
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Turns something on and off. */
export function SwitchField({ path, label, on, onChange }: SwitchFieldProps) {
  return (
    <label className={styles.switch}>
      <input
        id={fieldId(path)}
        type="checkbox"
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.track} />
      {label}
    </label>
  )
}
