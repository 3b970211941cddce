import { LineIcon } from '../ui/LineIcon.tsx'
import { changedPaths } from './constantPaths.ts'
import { HoldButton } from './HoldButton.tsx'
import { saveToSource } from './saveToSource.ts'
import { useTuning, useTuningModel } from './useTuning.ts'

interface ToolbarProps {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  /** The id of what it folds. */
  readonly controls: string
}

/** The panel's name, and what is always at hand: back, forth, before, save, fold. */
export function Toolbar({ open, setOpen, controls }: ToolbarProps) {
  const tuning = useTuningModel()
  const source = useTuning((state) => state.source)
  const changes = useTuning(({ history }) => changedPaths(source, history.present).length)
  const past = useTuning(({ history }) => history.past.at(-1)?.deed)
  const future = useTuning(({ history }) => history.future[0]?.deed)
  return (
    <header className="tuning-head">
      <p className="tuning-title">
        Tune the sky
        <small>
          {changes === 0 ? 'as in the source' : changes === 1 ? '1 change' : `${changes} changes`}
        </small>
      </p>
      <button
        type="button"
        className="tuning-button"
        aria-label="Undo"
        title={past ? `Undo: ${past}` : 'Nothing to undo'}
        aria-disabled={past === undefined}
        onClick={() => tuning.undo()}
      >
        <LineIcon path="M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 8h-2" />
      </button>
      <button
        type="button"
        className="tuning-button"
        aria-label="Redo"
        title={future ? `Redo: ${future}` : 'Nothing to redo'}
        aria-disabled={future === undefined}
        onClick={() => tuning.redo()}
      >
        <LineIcon path="m15 6 4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 8h2" />
      </button>
      <HoldButton constants={source} label="Hold to see it before" title="Before: hold this, or the key B">
        Before
      </HoldButton>
      <button type="button" className="tuning-button tuning-save" onClick={() => saveToSource(tuning)}>
        Save
      </button>
      <button
        type="button"
        className="tuning-button"
        aria-label={open ? 'Fold the panel' : 'Unfold the panel'}
        aria-expanded={open}
        aria-controls={controls}
        onClick={() => setOpen(!open)}
      >
        <LineIcon path={open ? 'm6 10 6 6 6-6' : 'm6 15 6-6 6 6'} />
      </button>
    </header>
  )
}
