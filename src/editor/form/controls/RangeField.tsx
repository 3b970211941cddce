import type { ComponentProps } from 'react'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import type { FieldProps } from '../useField.ts'

type RangeFieldProps = FieldProps<number> & Pick<ComponentProps<'input'>, 'min' | 'max' | 'step' | 'disabled'>

/** A slider. Its value is shown and read in percent. */
export function RangeField({ path, label, value, onChange, ...input }: RangeFieldProps) {
  const percent = `${Math.round(100 * value)} %`
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(path)}>
        <EditorText>{label}</EditorText>
        <span aria-hidden="true">{`: ${percent}`}</span>
      </label>
      <input
        id={fieldId(path)}
        type="range"
        min={0}
        max={1}
        step={0.05}
        className={fieldStyles.range}
        value={value}
        aria-valuetext={percent}
        {...input}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
