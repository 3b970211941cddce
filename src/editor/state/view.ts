import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Pasted, savedPasted, savePasted } from '../files/pastedLinks/pasted.ts'
import type { FormGroup } from '../form/rows/pageForm.ts'

export const MAX_VISIBLE_LINKS = 60

/** The state of the editor's own interface. Only `pasted` is saved. */
export interface ViewState {
  /** The unfolded group of the form; null if all are folded. */
  readonly group: FormGroup | null
  /** The visible tab on a narrow screen. A wide screen shows both. */
  readonly tab: 'edit' | 'preview'
  /** The open item of a list of the form, as in `links.link-3`, by its id; null if all are closed. */
  readonly openItem: string | null
  readonly device: 'phone' | 'desktop'
  /** Index of the first visible link. `LinkList` limits it to the links that exist. */
  readonly firstVisibleLink: number
  /** The name of the chosen host in the export dialog; '' for the first host. */
  readonly host: string
  /** True while the dialog for pasted links is open. */
  readonly isPasting: boolean
  /** The texts in the dialog for pasted links. They outlive the dialog and the page. */
  readonly pasted: Pasted
}

export type ViewStore = StoreApi<ViewState>

export function createView(): ViewStore {
  const view = createStore<ViewState>()(() => ({
    group: 'you',
    tab: 'edit',
    openItem: null,
    device: 'phone',
    firstVisibleLink: 0,
    host: '',
    isPasting: false,
    pasted: savedPasted(),
  }))
  view.subscribe(({ pasted }, before) => {
    if (pasted !== before.pasted) savePasted(pasted)
  })
  return view
}

/** The form shows one batch of `MAX_VISIBLE_LINKS` links at a time. @returns the index of the first link in the batch */
export function firstVisibleLinkFor(linkIndex: number): number {
  return Math.max(0, linkIndex - (linkIndex % MAX_VISIBLE_LINKS))
}
