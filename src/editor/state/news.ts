import { createStore, type StoreApi } from 'zustand/vanilla'

/** What the editor has to say. @property bad whether something did not work */
export interface NewsItem {
  readonly words: string
  readonly bad: boolean
}

export interface NewsState {
  /** What is shown until it is dismissed or something newer is said. */
  readonly shown: NewsItem | null
  /** What only those hear who do not see what happened. */
  readonly heard: string
}

/** Where the parts of the editor leave what is to be told. */
export interface News extends StoreApi<NewsState> {
  readonly show: (words: string, bad?: boolean) => void
  readonly dismiss: () => void
  readonly tell: (words: string) => void
}

/** A place without news. */
export function createNews(): News {
  const store = createStore<NewsState>()(() => ({ shown: null, heard: '' }))
  return {
    ...store,
    show: (words, bad = false) => store.setState({ shown: { words, bad } }),
    dismiss: () => store.setState({ shown: null }),
    // Said twice, the same words would be heard once: a space makes them others.
    tell: (words) => store.setState(({ heard }) => ({ heard: heard === words ? `${words} ` : words })),
  }
}
