import { type ReactNode, useEffect, useRef } from 'react'
import { buttonStyle } from './buttonStyle.ts'
import styles from './Dialog.module.css'

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
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} role={role} aria-labelledby={labelledBy} className={styles.dialog} onClose={onClose}>
      {children}
      <button type="button" className={buttonStyle('bright')} onClick={() => dialog.current?.close()}>
        {closeWords}
      </button>
    </dialog>
  )
}
