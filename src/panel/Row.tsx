import type { ReactNode } from 'react'
import { fill } from '../lib/fill.ts'
import { LineIcon } from '../ui/icons.tsx'
import styles from './controls.module.css'
import { PanelButton } from './PanelButton.tsx'
import panelText from './panelText.json' with { type: 'json' }

interface RowProps {
  /** Distinguishes this row's reset button from others. */
  readonly name: string
  /** The value in the project's file. */
  readonly sourceText: string
  /** Undefined if the draft has the file's value. */
  readonly reset: (() => void) | undefined
  readonly children: ReactNode
}

/** A control, and a button that resets its value. */
export function Row({ name, sourceText, reset, children }: RowProps) {
  return (
    <div className={styles.row}>
      {children}
      {reset && (
        <PanelButton
          className={styles.reset}
          aria-label={fill(panelText.row.reset, { name })}
          title={fill(panelText.row.backTo, { value: sourceText })}
          onClick={({ currentTarget }) => {
            reset()
            // The button disappears, so focus moves to the control.
            currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          <LineIcon path="M5 8h8a5 5 0 0 1 0 10H8M8 5 5 8l3 3" />
        </PanelButton>
      )}
    </div>
  )
}
