import { type ReactNode, useId } from 'react'
import { text } from '../site/text.ts'
import styles from './AlertDialog.module.css'
import { Dialog } from './Dialog.tsx'
import { PhaseIcon } from './icons.tsx'
import { SiteText } from './SiteText.tsx'

interface AlertDialogProps {
  readonly message: string
  readonly onClose: () => void
  /** Shown between the message and the button. */
  readonly children?: ReactNode
}

/** An alert in the page, below a new moon. It takes focus, and returns focus when it closes. */
export function AlertDialog({ message, onClose, children }: AlertDialogProps) {
  const messageId = useId()
  return (
    <Dialog
      role="alertdialog"
      labelledBy={messageId}
      closeLabel={text.page.acknowledge}
      className={styles.alert}
      onClose={onClose}
    >
      <PhaseIcon phase={0} />
      <p id={messageId} className={styles.message}>
        <SiteText>{message}</SiteText>
      </p>
      {children}
    </Dialog>
  )
}
