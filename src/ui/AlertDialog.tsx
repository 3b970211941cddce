import { useEffect, useId, useRef } from 'react'
import styles from './AlertDialog.module.css'
import { buttonStyle } from './buttonStyle.ts'

interface AlertDialogProps {
  readonly words: string
  /** Called when it is closed, by its button or by Escape. */
  readonly onClose: () => void
}

/** An alert inside the page: it takes focus, waits for an answer, and gives focus back to where it was. */
export function AlertDialog({ words, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wordsId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={wordsId}
      className={styles.dialog}
      onClose={onClose}
    >
      <p id={wordsId}>{words}</p>
      <button type="button" className={buttonStyle('bright')} onClick={() => dialog.current?.close()}>
        All right
      </button>
    </dialog>
  )
}
