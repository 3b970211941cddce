import { createStore, type StoreApi } from 'zustand/vanilla'

export interface NoticesState {
  /** Shown until it is dismissed or replaced; `bad` for a failure. */
  readonly toast: { readonly words: string; readonly bad: boolean } | null
  readonly announcement: string
}

export interface Notices extends StoreApi<NoticesState> {
  readonly show: (words: string, bad?: boolean) => void
  readonly dismiss: () => void
  readonly announce: (words: string) => void
}

export function createNotices(): Notices {
  const store = createStore<NoticesState>()(() => ({ toast: null, announcement: '' }))
  return {
    ...store,
    show: (words, bad = false) => store.setState({ toast: { words, bad } }),
    dismiss: () => store.setState({ toast: null }),
    // A live region announces only changes, so a repeated text ends with a space.
    announce: (words) =>
      store.setState(({ announcement }) => ({ announcement: announcement === words ? `${words} ` : words })),
  }
}
