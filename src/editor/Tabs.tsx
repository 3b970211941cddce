import { useRef } from 'react'
import { editorWords } from '../site/editorWords.ts'
import { barMark } from './bars.ts'
import choice from './choice.module.css'
import { useSession, useView } from './session.ts'
import type { ViewState } from './state/view.ts'
import styles from './Tabs.module.css'

const TABS = ['edit', 'preview'] as const

/** On narrow screens, switches between the form and the preview. Each keeps its scroll position. */
export function Tabs() {
  const { view } = useSession()
  const current = useView(({ tab }) => tab)
  const scrollPositions = useRef({ edit: 0, preview: 0 })
  const show = (tab: ViewState['tab']) => {
    scrollPositions.current[current] = scrollY
    view.setState({ tab })
    // In the next frame the content of the tab has its height.
    requestAnimationFrame(() => scrollTo({ top: scrollPositions.current[tab], behavior: 'instant' }))
  }
  return (
    <fieldset
      {...barMark('bottom')}
      className={`${choice.choice} ${styles.tabs}`}
      aria-label={editorWords.editor.tabs}
    >
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === current} onClick={() => show(tab)}>
          {editorWords.editor[tab]}
        </button>
      ))}
    </fieldset>
  )
}
