import { type KeyboardEvent, useId } from 'react'
import { useScene } from '../scene/store.ts'
import { PhaseIcon } from '../ui/icons.tsx'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import { ColoursFolder } from './ColoursFolder.tsx'
import { Folder } from './Folder.tsx'
import { Meters } from './Meters.tsx'
import styles from './Panel.module.css'
import { PanelToast } from './PanelToast.tsx'
import { PanelToolbar } from './PanelToolbar.tsx'
import { TABS, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { SkiesFolder } from './SkiesFolder.tsx'
import { usePanelKeys } from './usePanelKeys.ts'

export function Panel() {
  const id = useId()
  const tab = usePanel((state) => state.tab)
  const isFolded = usePanel((state) => state.isFolded)
  const settle = usePanel((state) => state.settle)
  const view = useScene((state) => state.view)
  usePanelKeys()
  // A released key ends an undo step, except in a number field, where a number takes several keys.
  const onKeyUp = ({ target }: KeyboardEvent) => {
    const isNumberField = target instanceof HTMLInputElement && target.type === 'number'
    if (!isNumberField) settle()
  }
  return (
    <aside
      className={styles.panel}
      aria-label={panelText.panel.title}
      data-folded={isFolded || undefined}
      onPointerUp={settle}
      onKeyUp={onKeyUp}
      onBlur={settle}
    >
      <PanelToolbar controls={id} />
      <div id={id} className={styles.inside} hidden={isFolded}>
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
              <PhaseIcon phase={index / (TABS.length - 1) / 2} />
              {panelText.tabs[name]}
            </label>
          ))}
        </fieldset>
        <div className={styles.body} key={`${tab} ${view}`}>
          {tab === 'skies' && <SkiesFolder />}
          {tab === 'colours' && <ColoursFolder />}
          {tab !== 'skies' && tab !== 'colours' && <Folder name={tab} visibleView={view} />}
        </div>
      </div>
      <PanelToast />
    </aside>
  )
}
