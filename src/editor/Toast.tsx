import { useStore } from 'zustand'
import { editorWords } from '../site/editorWords.ts'
import { Button } from '../ui/Button.tsx'
import { CROSS_ICON, IconButton } from './IconButton.tsx'
import { useSession } from './session.ts'
import styles from './Toast.module.css'

/** The messages for the visitor: that of the drafts, and the current toast. */
export function Toast() {
  const { notices, drafts } = useSession()
  const toast = useStore(notices, (state) => state.toast)
  const draftNotice = useStore(drafts.state, (state) => state.notice)
  return (
    <div role="status" className={styles.toasts} data-toasts="">
      {draftNotice && <p className={styles.toast}>{draftNotice}</p>}
      {toast && (
        <div className={styles.toast} data-bad={toast.isFailure || undefined}>
          <p>{toast.message}</p>
          {toast.undo && (
            <Button
              onClick={() => {
                toast.undo?.()
                notices.dismiss()
              }}
            >
              {editorWords.toolbar.undo}
            </Button>
          )}
          <IconButton path={CROSS_ICON} name={editorWords.editor.dismiss} onClick={notices.dismiss} />
        </div>
      )}
    </div>
  )
}
