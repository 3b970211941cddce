import { useId } from 'react'
import { text } from '../site/text.ts'
import styles from './AlertDialog.module.css'
import { Dialog } from './Dialog.tsx'

/** An alert in the page. It takes focus, and returns focus when it closes. */
export function AlertDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const messageId = useId()
  // The button's text is “All right”. Its key is `answered`, because the dialog shows the answer of a form.
  return (
    <Dialog role="alertdialog" labelledBy={messageId} closeLabel={text.form.answered} onClose={onClose}>
      <p id={messageId} className={styles.message}>
        {message}
      </p>
    </Dialog>
  )
}
