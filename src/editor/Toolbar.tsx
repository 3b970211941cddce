import { useStore } from 'zustand'
import { buttonStyle } from '../ui/buttonStyle.ts'
import type { Keeping } from './drafts/DraftKeeper.ts'
import { IconButton } from './fields/ItemButtons.tsx'
import { useEditor, useSession } from './session.ts'
import styles from './Toolbar.module.css'

const UNDO = 'M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9M8.5 5.5l-4 4 4 4'
const REDO = 'M19.5 9.5h-9a5.5 5.5 0 0 0 0 11H15M15.5 5.5l4 4-4 4'

const KEEPING: Readonly<Record<Keeping, string>> = {
  fresh: 'Kept in this browser once you change something',
  waiting: 'Keeping…',
  kept: 'Kept in this browser',
  never: 'This browser keeps nothing: export before you leave',
}

const MOST_CHARACTERS = 24
const shortened = (name: string) =>
  name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS - 1).trimEnd()}…` : name

interface ToolbarProps {
  readonly onDrafts: () => void
  readonly onExport: () => void
}

/** What is done with the page as a whole: which draft it is, steps back and forward, and out with it. */
export function Toolbar({ onDrafts, onExport }: ToolbarProps) {
  const { keeper, store } = useSession()
  const { undo, redo } = store.getState()
  const name = useStore(keeper.state, (state) => state.name)
  const keeping = useStore(keeper.state, (state) => state.keeping)
  const canUndo = useEditor((state) => state.canUndo)
  const canRedo = useEditor((state) => state.canRedo)
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Page">
      <button type="button" className={styles.drafts} onClick={onDrafts}>
        <span className={styles.label}>Drafts</span>
        <span className={styles.name}>{shortened(name)}</span>
      </button>
      <p className={styles.keeping} data-keeping={keeping}>
        {KEEPING[keeping]}
      </p>
      <div className={styles.steps}>
        <IconButton path={UNDO} name="Undo" disabled={!canUndo} onClick={undo} />
        <IconButton path={REDO} name="Redo" disabled={!canRedo} onClick={redo} />
      </div>
      <button type="button" className={`${buttonStyle('bright')} ${styles.export}`} onClick={onExport}>
        Export
      </button>
    </div>
  )
}
