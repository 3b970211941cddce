import { useId, useState } from 'react'
import { VIEWS, type View } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { groupNames } from './constantNames.ts'
import type { ConstantPath } from './constantPaths.ts'
import {
  type ConstantsTabName,
  isShownPerView,
  isShownPerWidth,
  sectionsOf,
  type WindowWidth,
} from './constantsTabs.ts'
import styles from './controls.module.css'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { RangeControl } from './RangeControl.tsx'
import { ReplayButton } from './ReplayButton.tsx'
import { replayGate, replayScroll } from './replay.ts'
import { SeedControl } from './SeedControl.tsx'
import { Select } from './Select.tsx'
import { SwitchControl } from './SwitchControl.tsx'

/** A tab with constants, for one view and one width of the window at a time. */
export function ConstantsTab({ name, visibleView }: { name: ConstantsTabName; visibleView: View }) {
  const id = useId()
  const { constantsTab: text } = panelText
  const { history, reset } = usePanel.getState()
  const [view, setView] = useState(visibleView)
  const [width, setWidth] = useState<WindowWidth>(() =>
    matchMedia(`(min-width: ${history.present.layout.wideMinPx}px)`).matches ? 'wide' : 'narrow',
  )
  const sections = sectionsOf(name, view, width)
  const visibleConstants = sections.flatMap(({ constants }) => constants)
  return (
    <>
      <div className={styles.choices}>
        {visibleConstants.some(isShownPerView) && (
          <Select label={text.view} value={view} options={VIEWS} choose={setView}>
            {(option) => viewName(option, visibleView)}
          </Select>
        )}
        {visibleConstants.some(isShownPerWidth) && (
          <Select label={text.windows} value={width} options={['wide', 'narrow']} choose={setWidth}>
            {(option) => text[option]}
          </Select>
        )}
      </div>
      {sections.map((section) => (
        <section key={section.heading} aria-labelledby={`${id}-${section.heading}`}>
          <p className={styles.heading} id={`${id}-${section.heading}`}>
            {panelText.headings[section.heading]}
          </p>
          {section.constants.map((constant) => (
            <Control key={constant.path} constant={constant} />
          ))}
        </section>
      ))}
      <div className={styles.buttons}>
        {name === 'gate' && <ReplayButton label={text.replayGate} replay={replayGate} />}
        {name === 'motion' && <ReplayButton label={text.replayScroll} replay={replayScroll} />}
        <PanelButton
          onClick={() => reset(visibleConstants, fill(text.resetStep, { name: panelText.tabs[name] }))}
        >
          {text.reset}
        </PanelButton>
      </div>
    </>
  )
}

function viewName(view: View, visibleView: View): string {
  const name = groupNames[view] ?? view
  return view === visibleView ? fill(panelText.constantsTab.currentView, { view: name }) : name
}

function Control({ constant }: { constant: ConstantPath }) {
  const { range, path } = constant
  if (!range) return <SwitchControl constant={constant} />
  if (path === 'seed') return <SeedControl constant={constant} range={range} />
  return <RangeControl constant={constant} range={range} />
}
