import { useContext, useId, useState } from 'react'
import type { View } from '../constants/schema.ts'
import { ConstantControl } from './ConstantControl.tsx'
import { type FolderName, folders, type Screen, sectionsOf } from './folders.ts'
import { ReplayButton } from './ReplayButton.tsx'
import { replayGate, replayScroll } from './replay.ts'
import { ScrollContext, useSceneStore, useTuningModel } from './useTuning.ts'
import { GROUP_NAMES } from './words.ts'

const SCREENS: readonly { readonly value: Screen; readonly name: string }[] = [
  { value: 'wide', name: 'Wide windows' },
  { value: 'narrow', name: 'Narrow windows' },
]

/** A folder's constants, of one view and one screen where it has them for each. */
export function Folder({ name }: { name: FolderName }) {
  const tuning = useTuningModel()
  const id = useId()
  const useScene = useSceneStore()
  const scroll = useContext(ScrollContext)
  const seen = useScene((state) => state.view)
  // A choice holds as long as the page shows the same view.
  const [choice, setChoice] = useState<{ readonly seen: View; readonly view: View }>({ seen, view: seen })
  const [screen, setScreen] = useState<Screen>(() =>
    window.innerWidth >= tuning.present.layout.wideMinPx ? 'wide' : 'narrow',
  )
  const view = choice.seen === seen ? choice.view : seen
  const { byView, byScreen, name: title } = folders[name]
  const views = Object.keys(tuning.present.views) as View[]
  const sections = sectionsOf(name, view, screen)
  const all = sections.flatMap(({ constants }) => constants)

  return (
    <>
      {(byView || byScreen) && (
        <div className="tuning-choices">
          {byView && (
            <select
              aria-label="View"
              value={view}
              onChange={({ target }) =>
                setChoice({ seen, view: views.find((each) => each === target.value) ?? seen })
              }
            >
              {views.map((each) => (
                <option key={each} value={each}>
                  {GROUP_NAMES[each]}
                  {each === seen && ', seen now'}
                </option>
              ))}
            </select>
          )}
          {byScreen && (
            <select
              aria-label="Windows"
              value={screen}
              onChange={({ target }) =>
                setScreen(SCREENS.find(({ value }) => value === target.value)?.value ?? screen)
              }
            >
              {SCREENS.map(({ value, name: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {sections.map((section, index) => (
        <section key={section.name} aria-labelledby={`${id}-${index}`}>
          <p className="tuning-heading" id={`${id}-${index}`}>
            {section.name}
          </p>
          {section.constants.map((constant) => (
            <ConstantControl key={constant.path} constant={constant} />
          ))}
        </section>
      ))}
      <div className="tuning-buttons">
        {name === 'gate' && <ReplayButton words="Replay the gate" replay={() => replayGate(useScene)} />}
        {name === 'motion' && scroll && (
          <ReplayButton words="Replay scrolling" replay={() => replayScroll(useScene, scroll)} />
        )}
        <button type="button" className="tuning-button" onClick={() => tuning.reset(all, `${title} reset`)}>
          Reset what is shown here
        </button>
      </div>
    </>
  )
}
