import { type ReactNode, useId } from 'react'
import { editorWords } from '../site/editorWords.ts'
import { useModal } from '../ui/useModal.ts'
import styles from './EditorDialog.module.css'
import { IconButton } from './fields/ItemButtons.tsx'
import { Toast } from './Toast.tsx'

const CLOSE = 'M6 6l12 12M18 6 6 18'

interface EditorDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of the editor. It closes with its button and Escape, and returns the focus. */
export function EditorDialog({ title, onClose, children }: EditorDialogProps) {
  const { props, close } = useModal(onClose)
  const titleId = useId()
  return (
    <dialog {...props} aria-labelledby={titleId} className={styles.dialog}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton path={CLOSE} name={editorWords.editor.close} onClick={close} />
      </div>
      <Toast />
      {children}
    </dialog>
  )
}
