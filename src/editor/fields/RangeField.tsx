import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'

interface RangeFieldProps {
  /** In the data, as in `effects.strength`. */
  readonly path: string
  readonly label: string
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly value: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

/** Chooses a number by a slider, from 0 to 1 unless something else is said. */
export function RangeField({
  path,
  label,
  min = 0,
  max = 1,
  step = 0.05,
  onChange,
  ...input
}: RangeFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <input
        id={fieldId(path)}
        type="range"
        min={min}
        max={max}
        step={step}
        className={styles.range}
        {...input}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
