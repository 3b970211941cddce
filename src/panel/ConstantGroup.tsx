import { useScene } from '../scene/store.ts'
import { ConstantControl } from './ConstantControl.tsx'
import { groupName, type Keys, namesIn } from './constantTree.ts'
import styles from './controls.module.css'
import { usePanel } from './panelStore.ts'

/** A group of constants, with its inner groups, as the schema has it. A group of one constant has no heading. */
export function ConstantGroup({ keys }: { keys: Keys }) {
  const isOpen = useIsOnScreen(keys)
  const names = namesIn(keys)
  if (!names) return <ConstantControl keys={keys} />
  const content = names.map((name) => <ConstantGroup key={name} keys={[...keys, name]} />)
  if (names.length === 1) return content
  return (
    <details className={styles.group} open={isOpen}>
      <summary>{groupName(keys)}</summary>
      {content}
    </details>
  )
}

/** False for the constants of another page, and for those of windows that are wider or narrower than this one. */
function useIsOnScreen(keys: Keys): boolean {
  const view = useScene((state) => state.view)
  const wideMinPx = usePanel(({ history }) => history.present.constants.layout.wideMinPx)
  const name = keys.at(-1) ?? ''
  if (name === 'wide' || name === 'narrow')
    return matchMedia(`(min-width: ${wideMinPx}px)`).matches === (name === 'wide')
  return keys[0] !== 'views' || keys.length > 2 || name === view
}
