import type { ComponentProps } from 'react'
import { fieldId } from '../../fieldId.ts'
import styles from '../fields.module.css'
import type { FieldProps } from '../useField.ts'

type RangeFieldProps = FieldProps<number> & Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'disabled'>

export function RangeField({ path, label, onChange, ...input }: RangeFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <input
        id={fieldId(path)}
        type="range"
        min={0}
        max={1}
        step={0.05}
        className={styles.range}
        {...input}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
