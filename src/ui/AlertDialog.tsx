import { useId } from 'react'
import styles from './AlertDialog.module.css'
import { Dialog } from './Dialog.tsx'

interface AlertDialogProps {
  readonly words: string
  /** Called when it is closed, by its button or by Escape. */
  readonly onClose: () => void
}

/** An alert inside the page: it takes focus, waits for an answer, and gives focus back to where it was. */
export function AlertDialog({ words, onClose }: AlertDialogProps) {
  const wordsId = useId()
  return (
    <Dialog role="alertdialog" labelledBy={wordsId} closeWords="All right" onClose={onClose}>
      <p id={wordsId} className={styles.words}>
        {words}
      </p>
    </Dialog>
  )
}
