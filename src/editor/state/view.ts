import { createStore, type StoreApi } from 'zustand/vanilla'

/** The number of links whose rows are in the form at the same time. */
export const ROWS_AT_ONCE = 60

/** The state of the editor's own interface. It is not saved. */
export interface ViewState {
  /** The visible half of the editor on a narrow screen. */
  readonly tab: 'edit' | 'preview'
  readonly device: 'phone' | 'desktop'
  /** The index of the first link that has a row in the form. */
  readonly firstLink: number
  /** The name of the chosen host in the export dialog; '' for the first host. */
  readonly host: string
  /** The text in the dialog for pasted links; null while the dialog is closed. */
  readonly pastedLinks: string | null
}

export type ViewStore = StoreApi<ViewState>

export function createView(): ViewStore {
  return createStore<ViewState>()(() => ({
    tab: 'edit',
    device: 'phone',
    firstLink: 0,
    host: '',
    pastedLinks: null,
  }))
}

/** The `firstLink` with which a link has a row in the form. @param index of the link */
export function firstLinkAround(index: number): number {
  return Math.max(0, index - (index % ROWS_AT_ONCE))
}
