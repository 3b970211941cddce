import { createStore, type StoreApi } from 'zustand/vanilla'

/** Links that are shown at a time: each is a form of its own. */
export const ROWS_AT_ONCE = 60

/** What of the editor is seen. It is no part of the site, and no step of its history. */
export interface ViewState {
  /** Where there is room for one of the two. */
  readonly tab: 'edit' | 'preview'
  readonly device: 'phone' | 'desktop'
  /** The first link that is shown, where there are more than are shown at a time. */
  readonly firstLink: number
  /** Whether all parts of the form are wanted now, and not one by one. */
  readonly whole: boolean
}

export type ViewStore = StoreApi<ViewState>

/** A new editor's: its form, from the first link on, beside a phone. */
export function createView(): ViewStore {
  return createStore<ViewState>()(() => ({ tab: 'edit', device: 'phone', firstLink: 0, whole: false }))
}

/** The first link of the shown ones among which a link is. */
export function firstLinkAround(index: number): number {
  return Math.max(0, index - (index % ROWS_AT_ONCE))
}
