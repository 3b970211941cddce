import { createStore, type StoreApi } from 'zustand/vanilla'

export interface NoticesState {
  /** Shown until it is dismissed or another takes its place; a bad one says that something did not work. */
  readonly toast: { readonly words: string; readonly bad: boolean } | null
  /** Read out by a screen reader, for those who do not see what happened. */
  readonly announcement: string
}

/** The editor's messages: the toast, and the live region. */
export interface Notices extends StoreApi<NoticesState> {
  readonly show: (words: string, bad?: boolean) => void
  readonly dismiss: () => void
  readonly announce: (words: string) => void
}

/** Notices, of which there are none yet. */
export function createNotices(): Notices {
  const store = createStore<NoticesState>()(() => ({ toast: null, announcement: '' }))
  return {
    ...store,
    show: (words, bad = false) => store.setState({ toast: { words, bad } }),
    dismiss: () => store.setState({ toast: null }),
    // A live region reads out only what changes: the same words a second time end with a space.
    announce: (words) =>
      store.setState(({ announcement }) => ({ announcement: announcement === words ? `${words} ` : words })),
  }
}
