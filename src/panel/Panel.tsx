import { type KeyboardEvent, useId } from 'react'
import { useScene } from '../scene/store.ts'
import { PhaseIcon } from '../ui/icons.tsx'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import { ColoursTab } from './ColoursTab.tsx'
import { ConstantGroup } from './ConstantGroup.tsx'
import controls from './controls.module.css'
import { FileTab } from './FileTab.tsx'
import styles from './Panel.module.css'
import { PanelButton } from './PanelButton.tsx'
import { PanelToast } from './PanelToast.tsx'
import { PanelToolbar } from './PanelToolbar.tsx'
import { endUndoStep, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { ReplayButton } from './ReplayButton.tsx'
import { replayGate, replayLastScreen, replayScroll } from './replay.ts'
import { constantGroups, TABS, type Tab } from './tabs.ts'
import { usePanelKeys } from './usePanelKeys.ts'

/** The moon on a tab, [0, 0.5]: new on the first tab, full on the last. */
const tabPhase = (index: number) => (index / (TABS.length - 1)) * 0.5

export function Panel() {
  const id = useId()
  const tab = usePanel((state) => state.tab)
  const isCollapsed = usePanel((state) => state.isCollapsed)
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
      data-own-undo=""
      onPointerUp={endUndoStep}
      onKeyUp={onKeyUp}
      onBlur={endUndoStep}
    >
      <PanelToolbar contentId={id} />
      <div id={id} className={styles.content} hidden={isCollapsed}>
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
        {/* A new key for each tab, so that its content begins at the top. */}
        <div className={styles.body} key={tab}>
          <TabContent tab={tab} />
        </div>
      </div>
      <PanelToast />
    </aside>
  )
}

function TabContent({ tab }: { tab: Tab }) {
  const hasLastScreen = useScene((state) => state.lastScreenTopPx !== null)
  if (tab === 'colours') return <ColoursTab />
  if (tab === 'file') return <FileTab />
  const { replay: text } = panelText
  return (
    <>
      {constantGroups[tab].map((keys) => (
        <ConstantGroup key={keys.join('.')} keys={keys} />
      ))}
      <div className={controls.buttons}>
        {tab === 'gate' && <ReplayButton label={text.gate} replay={replayGate} />}
        {tab === 'gate' && hasLastScreen && (
          <ReplayButton label={text.lastScreen} replay={replayLastScreen} />
        )}
        {tab === 'more' && <ReplayButton label={text.scrolling} replay={replayScroll} />}
      </div>
    </>
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
