import { useStore } from 'zustand'
import { editorText } from '../../site/editorText.ts'
import { useSession } from '../session.ts'
import { useAnnounced } from '../useAnnounced.ts'

const text = editorText.toolbar

/**
 * Announces that the browser cannot save, that it can save again, and the notice about the draft. A component of its own: the
 * status changes at a letter and when it is saved, and a hook would render the whole editor again each time.
 */
export function DraftMessages() {
  const { drafts } = useSession()
  const { status, notice } = useStore(drafts.state)
  const message = { unavailable: text.unavailable, saved: text.savedAgain, pending: null, fresh: null }[
    status
  ]
  // A save is announced only after a failure.
  useAnnounced(message, text.savedAgain)
  useAnnounced(notice)
  return null
}
