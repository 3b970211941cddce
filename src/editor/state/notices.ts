import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorStore } from './editorStore.ts'

interface ToastMessage {
  readonly message: string
  readonly isFailure: boolean
  /** Undoes the change that the message is about. A toast with `undo` also ends at the next change of the page. */
  readonly undo?: () => void
}

interface NoticesState {
  readonly toast: ToastMessage | null
  readonly announcement: string
}

export interface Notices extends StoreApi<NoticesState> {
  readonly show: (message: string, isFailure?: boolean) => void
  /** Shows a message about a change, with an undo button. */
  readonly offerUndo: (message: string, undo: () => void) => void
  readonly dismiss: () => void
  readonly announce: (message: string) => void
}

export function createNotices(): Notices {
  const store = createStore<NoticesState>()(() => ({ toast: null, announcement: '' }))
  return {
    ...store,
    show: (message, isFailure = false) => store.setState({ toast: { message, isFailure } }),
    offerUndo: (message, undo) => store.setState({ toast: { message, isFailure: false, undo } }),
    dismiss: () => store.setState({ toast: null }),
    // Screen readers read a live region only if its text changes, so a repeated message gets a space at its end.
    announce: (message) =>
      store.setState(({ announcement }) => ({
        announcement: announcement === message ? `${message} ` : message,
      })),
  }
}

/** Ends a toast with an undo button when the page changes: its undo would also revert the later changes. */
export function endUndoOnChange(notices: Notices, store: EditorStore): void {
  store.subscribe((now, before) => {
    const isChanged = now.data !== before.data || now.pictures !== before.pictures
    if (isChanged && notices.getState().toast?.undo) notices.dismiss()
  })
}
