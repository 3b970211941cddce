import { createStore, type StoreApi } from 'zustand/vanilla'

/** Rows of links at a time. Each is a separate form. */
export const ROWS_AT_ONCE = 60

export interface ViewState {
  readonly tab: 'edit' | 'preview'
  readonly device: 'phone' | 'desktop'
  readonly firstLink: number
  /** The name of the host in the dialog of the export; '' for the first. */
  readonly host: string
  /** The text in the dialog for pasted links; null while it is closed. */
  readonly linkList: string | null
}

export type ViewStore = StoreApi<ViewState>

export function createView(): ViewStore {
  return createStore<ViewState>()(() => ({
    tab: 'edit',
    device: 'phone',
    firstLink: 0,
    host: '',
    linkList: null,
  }))
}

export function firstLinkAround(index: number): number {
  return Math.max(0, index - (index % ROWS_AT_ONCE))
}
