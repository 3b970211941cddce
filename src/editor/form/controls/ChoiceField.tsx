import { EditorText } from '../../EditorText.tsx'
import { fieldId } from '../../fieldId.ts'
import type { FieldProps } from '../useField.ts'
import styles from './ChoiceField.module.css'

interface ChoiceFieldProps extends FieldProps<string> {
  readonly options: Readonly<Record<string, string>>
}

/** Radio buttons for a few values. The checked button has the id of the field, so that `focusField` finds it. */
export function ChoiceField({ path, label, value, options, onChange }: ChoiceFieldProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>
        <EditorText>{label}</EditorText>
      </legend>
      {Object.entries(options).map(([option, name]) => (
        <label key={option}>
          <input
            id={option === value ? fieldId(path) : undefined}
            type="radio"
            name={path}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <EditorText>{name}</EditorText>
        </label>
      ))}
    </fieldset>
  )
}
