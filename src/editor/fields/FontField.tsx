import { editorWords } from '../../site/editorWords.ts'
import { type FontRole, fontOf } from '../../templates/kit.ts'
import { useSession } from '../session.ts'
import { SelectField } from './SelectField.tsx'
import { useField } from './useField.ts'

/** Chooses the typeface of headings or of text, from the template's fonts for it. */
export function FontField({ use }: { use: FontRole }) {
  const { kit } = useSession()
  const field = useField(`${use}Font`)
  const options = kit.fonts
    .filter(({ roles }) => roles.includes(use))
    .map(({ id, name }) => ({ value: id, name }))
  return (
    <SelectField
      {...field}
      label={editorWords.look[`${use}Font`]}
      value={fontOf(kit, field.value, use).id}
      options={options}
    />
  )
}
