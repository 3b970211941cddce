import type { ReactNode } from 'react'
import { buttonStyle } from './Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './useModal.ts'

interface DialogProps {
  readonly role?: 'alertdialog'
  readonly labelledBy: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog. It takes focus, closes with its button or Escape, and then returns focus. */
export function Dialog({ role, labelledBy, closeLabel, onClose, children }: DialogProps) {
  const { props, close } = useModal(onClose)
  return (
    <dialog {...props} role={role} aria-labelledby={labelledBy} className={styles.dialog}>
      {children}
      <button type="button" className={buttonStyle('bright')} onClick={close}>
        {closeLabel}
      </button>
    </dialog>
  )
}
