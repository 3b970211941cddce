import type { ComponentProps } from 'react'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import type { FieldProps } from '../useField.ts'

type RangeFieldProps = FieldProps<number> & Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'disabled'>

export function RangeField({ path, label, onChange, ...input }: RangeFieldProps) {
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(path)}>{label}</label>
      <input
        id={fieldId(path)}
        type="range"
        min={0}
        max={1}
        step={0.05}
        className={fieldStyles.range}
        {...input}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
