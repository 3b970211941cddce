import { useRef } from 'react'
import { editorWords } from '../site/editorWords.ts'
import choice from './choice.module.css'
import { useSession, useView } from './session.ts'
import type { ViewState } from './state/view.ts'
import styles from './Tabs.module.css'

const TABS = ['edit', 'preview'] as const

/** Chooses between the form and the page, where there is room for one of them. Each keeps its place. */
export function Tabs() {
  const { view } = useSession()
  const shown = useView(({ tab }) => tab)
  const places = useRef({ edit: 0, preview: 0 })
  const show = (tab: ViewState['tab']) => {
    places.current[shown] = scrollY
    view.setState({ tab })
    // When what the tab shows has its height.
    requestAnimationFrame(() => scrollTo({ top: places.current[tab], behavior: 'instant' }))
  }
  return (
    <fieldset className={`${choice.choice} ${styles.tabs}`} aria-label={editorWords.editor.tabs}>
      {TABS.map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => show(tab)}>
          {editorWords.editor[tab]}
        </button>
      ))}
    </fieldset>
  )
}
