import { type FocusEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { editorWords } from '../site/editorWords.ts'
import { Button } from '../ui/Button.tsx'
import { CROSS_ICON, IconButton } from './IconButton.tsx'
import { useSession } from './session.ts'
import styles from './Toast.module.css'

/** The notice about the draft, and the current toast. A dialog omits toasts whose button changes the page behind it. */
export function Toast({ isInDialog = false }: { isInDialog?: boolean }) {
  const { notices, drafts } = useSession()
  const toast = useStore(notices, (state) => state.toast)
  const draftNotice = useStore(drafts.state, (state) => state.notice)
  const focusedBefore = useRef<EventTarget | null>(null)
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
  }
  const dismiss = () => {
    notices.dismiss()
    // The focus goes back, because the pressed button disappears.
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
  }
  // Focusable for `rememberFocus`: in Safari a press on a button focuses not the button, but the element around it.
  return (
    <div role="status" tabIndex={-1} className={styles.toasts} data-toasts="" onFocus={rememberFocus}>
      {draftNotice && <p className={styles.message}>{draftNotice}</p>}
      {toast && !(isInDialog && toast.undo) && (
        <div
          className={`${styles.message} ${styles.toast}`}
          data-toast=""
          data-bad={toast.isFailure || undefined}
        >
          <p>{toast.message}</p>
          {toast.undo && (
            <Button className={styles.undo} onClick={toast.undo}>
              {editorWords.toolbar.undo}
            </Button>
          )}
          <IconButton path={CROSS_ICON} name={editorWords.editor.dismiss} onClick={dismiss} />
        </div>
      )}
    </div>
  )
}
