import { useSession, useView } from './session.ts'
import styles from './Tabs.module.css'

const TABS = [
  { tab: 'edit', name: 'Edit' },
  { tab: 'preview', name: 'Preview' },
] as const

/** Chooses between the form and the page, where there is room for one of them. */
export function Tabs() {
  const { view } = useSession()
  const shown = useView(({ tab }) => tab)
  return (
    <fieldset className={styles.tabs} aria-label="What is shown">
      {TABS.map(({ tab, name }) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === shown}
          onClick={() => {
            view.setState({ tab })
            scrollTo({ top: 0, behavior: 'instant' })
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
