import { type CSSProperties, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { editorRoot, editorText, languageOfEditorText } from '../site/editorText.ts'
import { Button } from '../ui/Button.tsx'
import { barMark } from './bars.ts'
import type { DraftState } from './drafts/OpenDraft.ts'
import { EditorText } from './EditorText.tsx'
import styles from './EditorToolbar.module.css'
import { GroupNav } from './form/GroupNav.tsx'
import { IconButton } from './IconButton.tsx'
import { OwnMoon } from './OwnMoon.tsx'
import { useEditor, useSession } from './session.ts'
import { stepHistory } from './stepHistory.ts'

const UNDO_ICON = 'M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9M8.5 5.5l-4 4 4 4'
const REDO_ICON = 'M19.5 9.5h-9a5.5 5.5 0 0 0 0 11H15M15.5 5.5l4 4-4 4'

const SLOW_SAVE_MS = 1000

/** The status, but `pending` only during a slow save. Otherwise the text would change twice for each letter. */
function useShownStatus(status: DraftState['status']): DraftState['status'] {
  const [lastShown, setLastShown] = useState(status)
  useEffect(() => {
    const timer = setTimeout(() => setLastShown(status), status === 'pending' ? SLOW_SAVE_MS : 0)
    return () => clearTimeout(timer)
  }, [status])
  return status === 'pending' ? lastShown : status
}

export function EditorToolbar({ onDrafts, onExport }: { onDrafts: () => void; onExport: () => void }) {
  const session = useSession()
  const { drafts } = session
  const { name, status } = useStore(drafts.state)
  const shownStatus = useShownStatus(status)
  const accent = useEditor(({ data }) => data.colours.accent)
  const canUndo = useEditor((state) => state.canUndo)
  const canRedo = useEditor((state) => state.canRedo)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      {...editorRoot}
      lang={languageOfEditorText(editorText.toolbar.name) ?? editorRoot.lang}
      className={styles.toolbar}
      {...barMark('top')}
      role="group"
      aria-label={editorText.toolbar.name}
      style={{ '--page-accent': accent } as CSSProperties}
    >
      <button type="button" className={styles.drafts} onClick={onDrafts}>
        <span className={styles.label}>
          <EditorText>{editorText.toolbar.drafts}</EditorText>
        </span>
        <span className={styles.name}>{name}</span>
      </button>
      <p className={styles.status} data-saving={status}>
        {shownStatus !== 'fresh' && <EditorText>{editorText.toolbar[shownStatus]}</EditorText>}
      </p>
      <div className={styles.steps}>
        <IconButton
          path={UNDO_ICON}
          name={editorText.toolbar.undo}
          disabled={!canUndo}
          onClick={() => stepHistory(session, 'undo', false)}
        />
        <IconButton
          path={REDO_ICON}
          name={editorText.toolbar.redo}
          disabled={!canRedo}
          onClick={() => stepHistory(session, 'redo', false)}
        />
      </div>
      <GroupNav />
      <OwnMoon />
      <Button kind="bright" className={styles.export} onClick={onExport}>
        <EditorText>{editorText.toolbar.export}</EditorText>
      </Button>
    </div>
  )
}
