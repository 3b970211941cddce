import { useId, useState } from 'react'
import { VIEWS, type View } from '../constants/schema.ts'
import type { ConstantPath } from './constantPaths.ts'
import styles from './controls.module.css'
import { type FolderName, isOfScreen, isOfView, type Screen, sectionsOf } from './folders.ts'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import { RangeControl } from './RangeControl.tsx'
import { ReplayButton } from './ReplayButton.tsx'
import { replayGate, replayScroll } from './replay.ts'
import { SeedControl } from './SeedControl.tsx'
import { Select } from './Select.tsx'
import { SwitchControl } from './SwitchControl.tsx'
import { GROUP_NAMES } from './words.ts'

/** The constants of a folder. Some exist for each view and screen: one set is shown, first that of the visible view. */
export function Folder({ name, seen }: { name: FolderName; seen: View }) {
  const id = useId()
  const { history, reset } = usePanel.getState()
  const [view, setView] = useState(seen)
  const [screen, setScreen] = useState<Screen>(() =>
    window.innerWidth >= history.present.layout.wideMinPx ? 'wide' : 'narrow',
  )
  const sections = sectionsOf(name, view, screen)
  const shown = sections.flatMap(({ constants }) => constants)
  return (
    <>
      <div className={styles.choices}>
        {shown.some(isOfView) && (
          <Select label="View" value={view} options={VIEWS} choose={setView}>
            {(each) => `${GROUP_NAMES[each]}${each === seen ? ', seen now' : ''}`}
          </Select>
        )}
        {shown.some(isOfScreen) && (
          <Select label="Windows" value={screen} options={['wide', 'narrow']} choose={setScreen}>
            {(each) => (each === 'wide' ? 'Wide windows' : 'Narrow windows')}
          </Select>
        )}
      </div>
      {sections.map((section, index) => (
        <section key={section.name} aria-labelledby={`${id}-${index}`}>
          <p className={styles.heading} id={`${id}-${index}`}>
            {section.name}
          </p>
          {section.constants.map((constant) => (
            <Control key={constant.path} constant={constant} />
          ))}
        </section>
      ))}
      <div className={styles.buttons}>
        {name === 'Gate' && <ReplayButton words="Replay the gate" replay={replayGate} />}
        {name === 'Motion' && <ReplayButton words="Replay scrolling" replay={replayScroll} />}
        <PanelButton onClick={() => reset(shown, `${name} reset`)}>Reset what is shown here</PanelButton>
      </div>
    </>
  )
}

function Control({ constant }: { constant: ConstantPath }) {
  const { range, path } = constant
  if (!range) return <SwitchControl constant={constant} />
  if (path === 'seed') return <SeedControl constant={constant} range={range} />
  return <RangeControl constant={constant} range={range} />
}
