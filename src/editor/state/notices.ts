import { createStore, type StoreApi } from 'zustand/vanilla'

export interface NoticesState {
  /** Shown until it is dismissed or replaced; `bad` for a failure; `undo` takes back what the words say. */
  readonly toast: { readonly words: string; readonly bad: boolean; readonly undo?: () => void } | null
  readonly announcement: string
}

export interface Notices extends StoreApi<NoticesState> {
  readonly show: (words: string, bad?: boolean) => void
  /** Says what a press has replaced, and offers to take it back. */
  readonly offerUndo: (words: string, undo: () => void) => void
  readonly dismiss: () => void
  readonly announce: (words: string) => void
}

export function createNotices(): Notices {
  const store = createStore<NoticesState>()(() => ({ toast: null, announcement: '' }))
  return {
    ...store,
    show: (words, bad = false) => store.setState({ toast: { words, bad } }),
    offerUndo: (words, undo) => store.setState({ toast: { words, bad: false, undo } }),
    dismiss: () => store.setState({ toast: null }),
    // A live region announces only changes, so a repeated text ends with a space.
    announce: (words) =>
      store.setState(({ announcement }) => ({ announcement: announcement === words ? `${words} ` : words })),
  }
}
