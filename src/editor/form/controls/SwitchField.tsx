import { EditorText } from '../../EditorText.tsx'
import { fieldId } from '../../fieldId.ts'
import type { FieldProps } from '../useField.ts'
import styles from './SwitchField.module.css'

export function SwitchField({ path, label, value, onChange }: FieldProps<boolean>) {
  return (
    <label className={styles.switch}>
      <input
        id={fieldId(path)}
        type="checkbox"
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.track} />
      <EditorText>{label}</EditorText>
    </label>
  )
}
