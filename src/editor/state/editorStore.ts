import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Pictures, SiteData } from '../../templates/siteData.ts'
import { begin, type History, step, stepBack, stepForward } from './history.ts'

/** What is edited: the words and choices, and the pictures that they name. */
export interface EditedSite {
  readonly data: SiteData
  readonly pictures: Pictures
}

export interface EditorState extends EditedSite {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /**
   * Changes the site.
   *
   * @param change what changes, by fields; or made of the site as it is
   * @param group the field's path while somebody is typing or dragging in it; left out, the change stands by itself
   */
  readonly change: (change: Partial<SiteData> | ((site: EditedSite) => EditedSite), group?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Puts another site in its place, with a history of its own. */
  readonly open: (site: EditedSite) => void
}

export type EditorStore = StoreApi<EditorState>

const shown = ({ past, present, future }: History<EditedSite>) => ({
  ...present,
  canUndo: past.length > 0,
  canRedo: future.length > 0,
})

/** A store for one site. @param now the time, milliseconds */
export function createEditorStore(
  site: EditedSite,
  now: () => number = () => performance.now(),
): EditorStore {
  let history = begin(site)
  return createStore<EditorState>()((set) => {
    const become = (next: History<EditedSite>) => {
      history = next
      set(shown(next))
    }
    return {
      ...shown(history),
      change: (change, group) => {
        const { present } = history
        const next =
          typeof change === 'function'
            ? change(present)
            : { ...present, data: { ...present.data, ...change } }
        become(step(history, next, group ?? null, now()))
      },
      undo: () => become(stepBack(history)),
      redo: () => become(stepForward(history)),
      open: (opened) => become(begin(opened)),
    }
  })
}
