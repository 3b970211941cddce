import { editorText, languageOfEditorText } from '../../site/editorText.ts'
import choice from '../choice.module.css'
import { EditorText } from '../EditorText.tsx'
import { useSession, useView } from '../session.ts'
import { showGroup } from './FormGroup.tsx'
import styles from './GroupNav.module.css'
import { GROUP_IDS } from './rows/pageForm.ts'

/** The groups of the form, in the toolbar of a wide window. */
export function GroupNav() {
  const { view } = useSession()
  const current = useView((state) => state.group)
  return (
    <nav
      aria-label={editorText.editor.parts}
      lang={languageOfEditorText(editorText.editor.parts)}
      className={`${choice.choice} ${styles.groups}`}
    >
      {GROUP_IDS.map((id) => (
        <button
          key={id}
          type="button"
          aria-current={id === current || undefined}
          onClick={() => {
            view.setState({ group: id })
            showGroup(id)
          }}
        >
          <EditorText>{editorText.form[id]}</EditorText>
        </button>
      ))}
    </nav>
  )
}
