import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { editorText, languageOfEditorText } from '../site/editorText.ts'
import { Button } from '../ui/Button.tsx'
import { EditorText } from './EditorText.tsx'
import { CROSS_ICON, IconButton } from './IconButton.tsx'
import { useSession } from './session.ts'
import { stepHistory } from './stepHistory.ts'
import styles from './Toast.module.css'

/** How long an offer to undo is shown, ms. */
const OFFER_MS = 10_000

/** Ends an offer to undo after some time, but not while it is used. The toolbar can undo later. */
function useEndOfOffer(toast: RefObject<HTMLElement | null>, offer: object | null, end: () => void): void {
  useEffect(() => {
    if (!offer) return
    const timer = setInterval(() => {
      if (!toast.current?.matches(':hover, :focus-within')) end()
    }, OFFER_MS)
    return () => clearInterval(timer)
  }, [toast, offer, end])
}

/** The notice about the draft, and the current toast. A dialog omits toasts whose button changes the page behind it. */
export function Toast({ isInDialog = false }: { isInDialog?: boolean }) {
  const session = useSession()
  const { notices, drafts } = session
  const toast = useStore(notices, (state) => state.toast)
  const draftNotice = useStore(drafts.state, (state) => state.notice)
  const changesPage = toast?.offersUndo || toast?.action
  const shownToast = isInDialog && changesPage ? null : toast
  const toastRef = useRef<HTMLDivElement>(null)
  useEndOfOffer(toastRef, shownToast?.offersUndo ? shownToast : null, notices.dismiss)
  if (!draftNotice && !shownToast) return null
  return (
    <section
      aria-label={editorText.editor.messages}
      lang={languageOfEditorText(editorText.editor.messages)}
      className={styles.toasts}
      data-toasts=""
    >
      {draftNotice && (
        <div className={styles.message}>
          <p>
            <EditorText>{draftNotice}</EditorText>
          </p>
          <IconButton
            path={CROSS_ICON}
            name={editorText.editor.dismiss}
            onClick={() => drafts.dismissNotice()}
          />
        </div>
      )}
      {shownToast && (
        <div
          ref={toastRef}
          className={`${styles.message} ${styles.toast}`}
          data-toast=""
          data-bad={shownToast.isFailure || undefined}
        >
          <p>
            <EditorText>{shownToast.message}</EditorText>
          </p>
          {shownToast.offersUndo && (
            <Button className={styles.undo} onClick={() => stepHistory(session, 'undo', true)}>
              <EditorText>{editorText.toolbar.undo}</EditorText>
            </Button>
          )}
          {shownToast.action && (
            <Button className={styles.undo} onClick={shownToast.action.run}>
              <EditorText>{shownToast.action.label}</EditorText>
            </Button>
          )}
          <IconButton path={CROSS_ICON} name={editorText.editor.dismiss} onClick={notices.dismiss} />
        </div>
      )}
    </section>
  )
}
