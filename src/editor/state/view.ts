import { createStore, type StoreApi } from 'zustand/vanilla'

/** Links that are shown at a time: each is a form by itself. */
export const ROWS_AT_ONCE = 60

/** The state of the editor's interface. It is not part of the site or of undo. */
export interface ViewState {
  /** The one that is shown where there is room for one alone. */
  readonly tab: 'edit' | 'preview'
  readonly device: 'phone' | 'desktop'
  /** The first link that is shown, where there are more than are shown at a time. */
  readonly firstLink: number
  /** The text in the open dialog for pasted links; null while it is closed. */
  readonly linkList: string | null
}

export type ViewStore = StoreApi<ViewState>

/** A new editor's view: the form, from the first link on, beside a phone. */
export function createView(): ViewStore {
  return createStore<ViewState>()(() => ({ tab: 'edit', device: 'phone', firstLink: 0, linkList: null }))
}

/** The first of the links that are shown together with a link. */
export function firstLinkAround(index: number): number {
  return Math.max(0, index - (index % ROWS_AT_ONCE))
}
