import type { ReactNode } from 'react'
import { fill } from '../lib/fill.ts'
import { LineIcon } from '../ui/icons.tsx'
import { fullName } from './constantNames.ts'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import styles from './controls.module.css'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }

export function ConstantRow({ constant, children }: { constant: ConstantPath; children: ReactNode }) {
  const sourceValue = usePanel((state) => valueAt(state.source, constant))
  const isChanged = usePanel(({ history }) => valueAt(history.present, constant) !== sourceValue)
  const name = fullName(constant)
  return (
    <div className={styles.row}>
      {children}
      <PanelButton
        className={styles.reset}
        hidden={!isChanged}
        aria-label={fill(panelText.constant.reset, { name })}
        title={fill(panelText.constant.backTo, { value: valueText(sourceValue) })}
        onClick={({ currentTarget }) => {
          usePanel.getState().reset([constant], fill(panelText.constantsTab.resetStep, { name }))
          // The button disappears, so focus moves to the control.
          currentTarget.parentElement?.querySelector('input')?.focus()
        }}
      >
        <LineIcon path="M5 8h8a5 5 0 0 1 0 10H8M8 5 5 8l3 3" />
      </PanelButton>
    </div>
  )
}

function valueText(value: number | boolean): string {
  const { on, off } = panelText.constant
  if (typeof value === 'number') return String(value)
  return value ? on : off
}
