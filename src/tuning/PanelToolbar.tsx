import { LineIcon } from '../ui/icons.tsx'
import { changedPaths } from './constantPaths.ts'
import styles from './Panel.module.css'
import { HoldButton, PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import { saveToSource } from './saveToSource.ts'

/** Undo, redo, compare, save and fold. @param controls the id of the folded part */
export function PanelToolbar({ controls }: { controls: string }) {
  const source = usePanel((state) => state.source)
  const changes = usePanel(({ history }) => changedPaths(source, history.present).length)
  const past = usePanel(({ history }) => history.past.at(-1)?.label)
  const future = usePanel(({ history }) => history.future[0]?.label)
  const folded = usePanel((state) => state.folded)
  const { undo, redo } = usePanel.getState()
  return (
    <header className={styles.toolbar}>
      <p className={styles.title}>
        Tune the sky
        <small>
          {changes === 0 ? 'as in the source' : changes === 1 ? '1 change' : `${changes} changes`}
        </small>
      </p>
      <PanelButton
        aria-label="Undo"
        title={past ? `Undo: ${past}` : 'Nothing to undo'}
        aria-disabled={past === undefined}
        onClick={undo}
      >
        <LineIcon path="M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 8h-2" />
      </PanelButton>
      <PanelButton
        aria-label="Redo"
        title={future ? `Redo: ${future}` : 'Nothing to redo'}
        aria-disabled={future === undefined}
        onClick={redo}
      >
        <LineIcon path="m15 6 4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 8h2" />
      </PanelButton>
      <HoldButton
        constants={source}
        aria-label="Hold to compare with before"
        title="Before: hold this, or the key B"
      >
        Before
      </HoldButton>
      <PanelButton className={styles.save} onClick={saveToSource}>
        Save
      </PanelButton>
      <PanelButton
        aria-label={folded ? 'Unfold the panel' : 'Fold the panel'}
        aria-expanded={!folded}
        aria-controls={controls}
        onClick={() => usePanel.setState({ folded: !folded })}
      >
        <LineIcon path={folded ? 'm6 15 6-6 6 6' : 'm6 10 6 6 6-6'} />
      </PanelButton>
    </header>
  )
}
