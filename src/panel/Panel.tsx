import { type KeyboardEvent, useId } from 'react'
import { useScene } from '../scene/store.ts'
import { PhaseIcon } from '../ui/icons.tsx'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import { ColoursTab } from './ColoursTab.tsx'
import { ConstantsTab } from './ConstantsTab.tsx'
import { Meters } from './Meters.tsx'
import styles from './Panel.module.css'
import { PanelButton } from './PanelButton.tsx'
import { PanelToast } from './PanelToast.tsx'
import { PanelToolbar } from './PanelToolbar.tsx'
import { TABS, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { SkiesTab } from './SkiesTab.tsx'
import { usePanelKeys } from './usePanelKeys.ts'

/** The moon on a tab, [0, 0.5]: new on the first tab, full on the last. */
const tabPhase = (index: number) => (index / (TABS.length - 1)) * 0.5

export function Panel() {
  const id = useId()
  const tab = usePanel((state) => state.tab)
  const isCollapsed = usePanel((state) => state.isCollapsed)
  const endUndoStep = usePanel((state) => state.endUndoStep)
  const view = useScene((state) => state.view)
  usePanelKeys()
  // A released key ends an undo step, except in a number field, where a number takes several keys.
  const onKeyUp = ({ target }: KeyboardEvent) => {
    const isNumberField = target instanceof HTMLInputElement && target.type === 'number'
    if (!isNumberField) endUndoStep()
  }
  return (
    <aside
      className={styles.panel}
      aria-label={panelText.panel.title}
      data-collapsed={isCollapsed || undefined}
      onPointerUp={endUndoStep}
      onKeyUp={onKeyUp}
      onBlur={endUndoStep}
    >
      <PanelToolbar contentId={id} />
      <div id={id} className={styles.content} hidden={isCollapsed}>
        <Meters />
        <fieldset className={styles.tabs} aria-label={panelText.panel.tabs}>
          {TABS.map((name, index) => (
            <label key={name}>
              <input
                type="radio"
                className={visuallyHidden.hidden}
                name={`${id}-tab`}
                checked={tab === name}
                onChange={() => usePanel.setState({ tab: name })}
              />
              <PhaseIcon phase={tabPhase(index)} />
              {panelText.tabs[name]}
            </label>
          ))}
        </fieldset>
        {/* A new key for each tab and view: the body begins at the top, with the constants of the view on screen. */}
        <div className={styles.body} key={`${tab} ${view}`}>
          {tab === 'skies' && <SkiesTab />}
          {tab === 'colours' && <ColoursTab />}
          {tab !== 'skies' && tab !== 'colours' && <ConstantsTab name={tab} visibleView={view} />}
        </div>
      </div>
      <PanelToast />
    </aside>
  )
}

/** The panel after an error while React renders it. */
export function FailedPanel() {
  return (
    <aside className={styles.panel} aria-label={panelText.panel.title}>
      <div className={styles.toast} role="alert">
        <p>{panelText.panel.failed}</p>
        <PanelButton onClick={() => location.reload()}>{panelText.panel.reload}</PanelButton>
      </div>
    </aside>
  )
}
