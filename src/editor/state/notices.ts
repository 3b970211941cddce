import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorStore } from './editorStore.ts'

interface NoticesState {
  /**
   * Shown until it is dismissed or replaced; `bad` for a failure; `undo` reverts the change in the message. A toast with `undo` also
   * ends with the next change of the page.
   */
  readonly toast: { readonly message: string; readonly bad: boolean; readonly undo?: () => void } | null
  readonly announcement: string
}

export interface Notices extends StoreApi<NoticesState> {
  readonly show: (message: string, bad?: boolean) => void
  /** Shows a message about a replacement, with an undo button. */
  readonly offerUndo: (message: string, undo: () => void) => void
  readonly dismiss: () => void
  readonly announce: (message: string) => void
}

export function createNotices(): Notices {
  const store = createStore<NoticesState>()(() => ({ toast: null, announcement: '' }))
  return {
    ...store,
    show: (message, bad = false) => store.setState({ toast: { message, bad } }),
    offerUndo: (message, undo) => store.setState({ toast: { message, bad: false, undo } }),
    dismiss: () => store.setState({ toast: null }),
    // A live region announces only changes, so a repeated text ends with a space.
    announce: (message) =>
      store.setState(({ announcement }) => ({
        announcement: announcement === message ? `${message} ` : message,
      })),
  }
}

/** Ends the offer to undo when the page changes after it: a late press would revert the later changes too. */
export function endUndoOnChange(notices: Notices, store: EditorStore): void {
  store.subscribe((now, before) => {
    const isChanged = now.data !== before.data || now.pictures !== before.pictures
    if (isChanged && notices.getState().toast?.undo) notices.dismiss()
  })
}
