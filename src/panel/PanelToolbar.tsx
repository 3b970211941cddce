import { fill } from '../lib/fill.ts'
import { LineIcon } from '../ui/icons.tsx'
import { changedPaths } from './constantPaths.ts'
import styles from './Panel.module.css'
import { HoldButton, PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { saveToSource } from './saveToSource.ts'

const { panel: text } = panelText

/** @param contentId the id of the part of the panel that the last button collapses */
export function PanelToolbar({ contentId }: { contentId: string }) {
  const source = usePanel((state) => state.source)
  const changeCount = usePanel(({ history }) => changedPaths(source, history.present).length)
  const undoLabel = usePanel(({ history }) => history.past.at(-1)?.label)
  const redoLabel = usePanel(({ history }) => history.future[0]?.label)
  const isCollapsed = usePanel((state) => state.isCollapsed)
  const { undo, redo } = usePanel.getState()
  return (
    <header className={styles.toolbar}>
      <p className={styles.title}>
        {text.title}
        <small>{changesText(changeCount)}</small>
      </p>
      <PanelButton
        aria-label={text.undo}
        title={undoLabel ? fill(text.undoStep, { step: undoLabel }) : text.nothingToUndo}
        aria-disabled={undoLabel === undefined}
        onClick={undo}
      >
        <LineIcon path="M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 8h-2" />
      </PanelButton>
      <PanelButton
        aria-label={text.redo}
        title={redoLabel ? fill(text.redoStep, { step: redoLabel }) : text.nothingToRedo}
        aria-disabled={redoLabel === undefined}
        onClick={redo}
      >
        <LineIcon path="m15 6 4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 8h2" />
      </PanelButton>
      <HoldButton constants={source} aria-label={text.compare} title={text.compareHint}>
        {text.compareShort}
      </HoldButton>
      <PanelButton className={styles.save} onClick={saveToSource}>
        {text.save}
      </PanelButton>
      <PanelButton
        aria-label={isCollapsed ? text.expand : text.collapse}
        aria-expanded={!isCollapsed}
        aria-controls={contentId}
        onClick={() => usePanel.setState({ isCollapsed: !isCollapsed })}
      >
        <LineIcon path={isCollapsed ? 'm6 15 6-6 6 6' : 'm6 10 6 6 6-6'} />
      </PanelButton>
    </header>
  )
}

function changesText(count: number): string {
  if (count === 0) return text.noChanges
  return count === 1 ? text.oneChange : fill(text.changes, { count })
}
