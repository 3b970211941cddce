import { useRef } from 'react'
import { editorWords } from '../site/editorWords.ts'
import choice from './choice.module.css'
import { useSession, useView } from './session.ts'
import type { ViewState } from './state/view.ts'
import styles from './Tabs.module.css'

const TABS = ['edit', 'preview'] as const

/** Switches between form and page on narrow screens. Each keeps its scroll position. */
export function Tabs() {
  const { view } = useSession()
  const shown = useView(({ tab }) => tab)
  const places = useRef({ edit: 0, preview: 0 })
  const show = (tab: ViewState['tab']) => {
    places.current[shown] = scrollY
    view.setState({ tab })
    // After the tab's content has its height.
    requestAnimationFrame(() => scrollTo({ top: places.current[tab], behavior: 'instant' }))
  }
  return (
    <fieldset
      data-bar="bottom"
      className={`${choice.choice} ${styles.tabs}`}
      aria-label={editorWords.editor.tabs}
    >
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => show(tab)}>
          {editorWords.editor[tab]}
        </button>
      ))}
    </fieldset>
  )
}
