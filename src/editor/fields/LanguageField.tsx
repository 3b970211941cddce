import { languageOptions } from '../languages.ts'
import type { ControlProps } from './PageControl.tsx'
import { SelectField } from './SelectField.tsx'
import { useText } from './useField.ts'

/** Chooses the language of the page. */
export function LanguageField({ path, label }: ControlProps) {
  const field = useText(path)
  return <SelectField {...field} label={label} options={languageOptions(field.value)} />
}
