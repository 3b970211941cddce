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
  /** Shows a message about the last change, with an undo button. @param onUndone called after the undo */
  readonly offerUndo: (message: string, onUndone: () => void) => void
  readonly dismiss: () => void
  readonly announce: (message: string) => void
}

export function createNotices(editor: EditorStore): Notices {
  const store = createStore<NoticesState>()(() => ({ toast: null, announcement: '' }))
  const dismiss = () => store.setState({ toast: null })
  editor.subscribe((now, before) => {
    const isChanged = now.data !== before.data || now.pictures !== before.pictures
    // Undo would revert the newer change, not the one that the toast is about.
    if (isChanged && store.getState().toast?.undo) dismiss()
  })
  return {
    ...store,
    show: (message, isFailure = false) => store.setState({ toast: { message, isFailure } }),
    offerUndo: (message, onUndone) => {
      const undo = () => {
        editor.getState().undo()
        onUndone()
      }
      store.setState({ toast: { message, isFailure: false, undo } })
    },
    dismiss,
    // Screen readers read a live region only if its text changes, so a repeated message gets a space at its end.
    announce: (message) =>
      store.setState(({ announcement }) => ({
        announcement: announcement === message ? `${message} ` : message,
      })),
  }
}
