import { useStore } from 'zustand'
import { editorWords } from '../site/editorWords.ts'
import { Button } from '../ui/Button.tsx'
import styles from './EditorToolbar.module.css'
import { IconButton } from './IconButton.tsx'
import { useEditor, useSession } from './session.ts'

const UNDO = 'M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9M8.5 5.5l-4 4 4 4'
const REDO = 'M19.5 9.5h-9a5.5 5.5 0 0 0 0 11H15M15.5 5.5l4 4-4 4'

/** A longer name of a draft is shortened. */
const MAX_CHARACTERS = 24
const shortened = (name: string) =>
  name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : name

export function EditorToolbar({ onDrafts, onExport }: { onDrafts: () => void; onExport: () => void }) {
  const { drafts, store } = useSession()
  const { undo, redo } = store.getState()
  const { name, status } = useStore(drafts.state)
  const canUndo = useEditor((state) => state.canUndo)
  const canRedo = useEditor((state) => state.canRedo)
  return (
    <div className={styles.toolbar} data-bar="top" role="toolbar" aria-label={editorWords.toolbar.name}>
      <button type="button" className={styles.drafts} onClick={onDrafts}>
        <span className={styles.label}>{editorWords.toolbar.drafts}</span>
        <span className={styles.name}>{shortened(name)}</span>
      </button>
      <p className={styles.status} data-saving={status}>
        {status !== 'fresh' && editorWords.toolbar[status]}
      </p>
      <div className={styles.steps}>
        <IconButton path={UNDO} name={editorWords.toolbar.undo} disabled={!canUndo} onClick={undo} />
        <IconButton path={REDO} name={editorWords.toolbar.redo} disabled={!canRedo} onClick={redo} />
      </div>
      <Button kind="bright" className={styles.export} onClick={onExport}>
        {editorWords.toolbar.export}
      </Button>
    </div>
  )
}
