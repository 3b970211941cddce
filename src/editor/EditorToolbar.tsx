import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import { shortened } from '../lib/shortened.ts'
import { editorWords } from '../site/editorWords.ts'
import { Button } from '../ui/Button.tsx'
import { barMark } from './bars.ts'
import styles from './EditorToolbar.module.css'
import { GroupNav } from './form/GroupNav.tsx'
import { IconButton } from './IconButton.tsx'
import { useEditor, useSession } from './session.ts'
import { stepHistory } from './stepHistory.ts'

const UNDO_ICON = 'M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9M8.5 5.5l-4 4 4 4'
const REDO_ICON = 'M19.5 9.5h-9a5.5 5.5 0 0 0 0 11H15M15.5 5.5l4 4-4 4'

const MAX_NAME_CHARACTERS = 24

export function EditorToolbar({ onDrafts, onExport }: { onDrafts: () => void; onExport: () => void }) {
  const session = useSession()
  const { drafts } = session
  const { name, status } = useStore(drafts.state)
  const accent = useEditor(({ data }) => data.colours.accent)
  const canUndo = useEditor((state) => state.canUndo)
  const canRedo = useEditor((state) => state.canRedo)
  return (
    <div
      className={styles.toolbar}
      {...barMark('top')}
      role="toolbar"
      aria-label={editorWords.toolbar.name}
      style={{ '--page-accent': accent } as CSSProperties}
    >
      <button type="button" className={styles.drafts} onClick={onDrafts}>
        <span className={styles.label}>{editorWords.toolbar.drafts}</span>
        <span className={styles.name}>{shortened(name, MAX_NAME_CHARACTERS)}</span>
      </button>
      <p className={styles.status} data-saving={status}>
        {status !== 'fresh' && editorWords.toolbar[status]}
      </p>
      <div className={styles.steps}>
        <IconButton
          path={UNDO_ICON}
          name={editorWords.toolbar.undo}
          disabled={!canUndo}
          onClick={() => stepHistory(session, 'undo', false)}
        />
        <IconButton
          path={REDO_ICON}
          name={editorWords.toolbar.redo}
          disabled={!canRedo}
          onClick={() => stepHistory(session, 'redo', false)}
        />
      </div>
      <GroupNav />
      <Button kind="bright" className={styles.export} onClick={onExport}>
        {editorWords.toolbar.export}
      </Button>
    </div>
  )
}
