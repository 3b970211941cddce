import { editorWords } from '../../site/editorWords.ts'
import { type FontRole, fontOf } from '../../templates/kit.ts'
import { useEditor, useSession } from '../session.ts'
import { SelectField } from './SelectField.tsx'

const FIELDS = {
  heading: { path: 'headingFont', label: editorWords.look.headingFont },
  body: { path: 'bodyFont', label: editorWords.look.bodyFont },
} as const satisfies Record<FontRole, object>

/** Chooses the typeface of headings or of text, from the template's fonts for it. */
export function FontField({ use }: { use: FontRole }) {
  const { kit } = useSession()
  const { path, label } = FIELDS[use]
  const chosen = useEditor(({ data }) => data[path])
  const change = useEditor((state) => state.change)
  const options = kit.fonts
    .filter(({ roles }) => roles.includes(use))
    .map(({ id, name }) => ({ value: id, name }))
  return (
    <SelectField
      path={path}
      label={label}
      value={fontOf(kit, chosen, use).id}
      options={options}
      onChange={(id) => change({ [path]: id })}
    />
  )
}
