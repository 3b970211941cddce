import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormGroup } from '../../templates/engine/fields/field.ts'
import type { Pasted } from '../files/pastedLinks/pasted.ts'

export const MAX_VISIBLE_LINKS = 60

/** The state of the editor's own interface. It is not saved. */
export interface ViewState {
  /** The unfolded group of the form; null if all are folded. */
  readonly group: FormGroup | null
  /** The visible tab on a narrow screen. A wide screen shows both. */
  readonly tab: 'edit' | 'preview'
  readonly device: 'phone' | 'desktop'
  /** Index of the first visible link. `LinkList` limits it to the links that exist. */
  readonly firstVisibleLink: number
  /** The name of the chosen host in the export dialog; '' for the first host. */
  readonly host: string
  /** The texts in the dialog for pasted links; null while the dialog is closed. */
  readonly pastedLinks: Pasted | null
}

export type ViewStore = StoreApi<ViewState>

export function createView(): ViewStore {
  return createStore<ViewState>()(() => ({
    group: 'you',
    tab: 'edit',
    device: 'phone',
    firstVisibleLink: 0,
    host: '',
    pastedLinks: null,
  }))
}

/** The form shows one batch of `MAX_VISIBLE_LINKS` links at a time. @returns the index of the first link in the batch */
export function firstVisibleLinkFor(linkIndex: number): number {
  return Math.max(0, linkIndex - (linkIndex % MAX_VISIBLE_LINKS))
}
