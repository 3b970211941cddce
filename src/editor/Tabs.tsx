import { editorText, languageOfEditorText } from '../site/editorText.ts'
import { barMark } from './bars.ts'
import choice from './choice.module.css'
import { EditorText } from './EditorText.tsx'
import { useSession, useView } from './session.ts'
import { showTab } from './showTab.ts'
import styles from './Tabs.module.css'

const TABS = ['edit', 'preview'] as const

/** On narrow screens, switches between the form and the preview. */
export function Tabs() {
  const session = useSession()
  const current = useView(({ tab }) => tab)
  return (
    <fieldset
      {...barMark('bottom')}
      className={`${choice.choice} ${styles.tabs}`}
      aria-label={editorText.editor.tabs}
      lang={languageOfEditorText(editorText.editor.tabs)}
    >
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => showTab(session, tab)}>
          <EditorText>{editorText.editor[tab]}</EditorText>
        </button>
      ))}
    </fieldset>
  )
}
