import type { ReactNode } from 'react'
import { buttonStyle } from './Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './useModal.ts'

interface DialogProps {
  /** An alert wants an answer; a plain dialog shows something. */
  readonly role?: 'alertdialog'
  /** The id of what names it. */
  readonly labelledBy: string
  /** What its button says. */
  readonly closeWords: string
  /** Called when it is closed, by its button or by Escape. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page: it takes focus, closes with its button and Escape, and gives focus back to where it was. */
export function Dialog({ role, labelledBy, closeWords, onClose, children }: DialogProps) {
  const { props, close } = useModal(onClose)
  return (
    <dialog {...props} role={role} aria-labelledby={labelledBy} className={styles.dialog}>
      {children}
      <button type="button" className={buttonStyle('bright')} onClick={close}>
        {closeWords}
      </button>
    </dialog>
  )
}
