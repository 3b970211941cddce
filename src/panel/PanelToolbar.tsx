import { fill } from '../lib/fill.ts'
import { useDrawReport } from '../scene/drawReport.ts'
import { useScene } from '../scene/store.ts'
import { LineIcon } from '../ui/icons.tsx'
import styles from './Panel.module.css'
import { PanelButton } from './PanelButton.tsx'
import { redoStep, undoStep, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { saveToSource } from './saveToSource.ts'
import { countChanges } from './tuning.ts'

const { panel: text } = panelText

/** @param contentId the id of the part of the panel that the last button collapses */
export function PanelToolbar({ contentId }: { contentId: string }) {
  const changeCount = usePanel(({ source, history }) => countChanges(source, history.present))
  const undoLabel = usePanel(({ history }) => history.past.at(-1)?.label)
  const redoLabel = usePanel(({ history }) => history.future[0]?.label)
  const isCollapsed = usePanel((state) => state.isCollapsed)
  return (
    <header className={styles.toolbar}>
      <p className={styles.title}>
        {text.title}
        <small>
          {changesText(changeCount)}
          <FrameRate />
        </small>
      </p>
      <PanelButton
        aria-label={text.undo}
        title={undoLabel ? fill(text.undoStep, { step: undoLabel }) : text.nothingToUndo}
        aria-disabled={undoLabel === undefined}
        onClick={undoStep}
      >
        <LineIcon path="M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 8h-2" />
      </PanelButton>
      <PanelButton
        aria-label={text.redo}
        title={redoLabel ? fill(text.redoStep, { step: redoLabel }) : text.nothingToRedo}
        aria-disabled={redoLabel === undefined}
        onClick={redoStep}
      >
        <LineIcon path="m15 6 4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 8h2" />
      </PanelButton>
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

/** The frame rate of the live sky. Nothing for a still sky. */
function FrameRate() {
  const isLive = useScene((state) => state.renderer === 'webgl')
  const framesPerS = useDrawReport((report) => Math.round(report.framesPerS))
  return isLive && fill(text.frameRate, { framesPerS })
}

function changesText(count: number): string {
  if (count === 0) return text.noChanges
  return count === 1 ? text.oneChange : fill(text.changes, { count })
}
