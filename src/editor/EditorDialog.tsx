import { type ReactNode, useId } from 'react'
import { editorText } from '../site/editorText.ts'
import dialogStyles from '../ui/Dialog.module.css'
import { useModal } from '../ui/useModal.ts'
import styles from './EditorDialog.module.css'
import { EditorText } from './EditorText.tsx'
import { CROSS_ICON, IconButton } from './IconButton.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { Toast } from './Toast.tsx'

interface EditorDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of the editor. It has its own toasts and live region, because those of the page are covered and inert. */
export function EditorDialog({ title, onClose, children }: EditorDialogProps) {
  const { props, close } = useModal(onClose)
  const titleId = useId()
  return (
    <dialog {...props} aria-labelledby={titleId} className={`${dialogStyles.dialog} ${styles.dialog}`}>
      <div className={styles.head}>
        {/* Gets the focus when the focused element disappears, such as the button that exports. */}
        <h2 id={titleId} tabIndex={-1}>
          <EditorText>{title}</EditorText>
        </h2>
        <IconButton path={CROSS_ICON} name={editorText.editor.close} onClick={close} />
      </div>
      <Toast isInDialog />
      <LiveRegion />
      {children}
    </dialog>
  )
}
