import type { ReactNode } from 'react'
import { LineIcon } from '../ui/icons.tsx'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import styles from './controls.module.css'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import { fullName } from './words.ts'

/** A constant's control, and a reset button while its value differs from the source. */
export function ConstantRow({ constant, children }: { constant: ConstantPath; children: ReactNode }) {
  const source = usePanel((state) => valueAt(state.source, constant))
  const changed = usePanel(({ history }) => valueAt(history.present, constant) !== source)
  const name = fullName(constant)
  const sourceWords = typeof source === 'boolean' ? (source ? 'on' : 'off') : source
  return (
    <div className={styles.row}>
      {children}
      <PanelButton
        className={styles.reset}
        hidden={!changed}
        aria-label={`Reset ${name}`}
        title={`Back to ${sourceWords}`}
        onClick={({ currentTarget }) => {
          usePanel.getState().reset([constant], `${name} reset`)
          // The button disappears, so focus moves to the control.
          currentTarget.parentElement?.querySelector('input')?.focus()
        }}
      >
        <LineIcon path="M5 8h8a5 5 0 0 1 0 10H8M8 5 5 8l3 3" />
      </PanelButton>
    </div>
  )
}
