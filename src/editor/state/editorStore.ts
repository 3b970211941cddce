import { createStore, type StoreApi } from 'zustand/vanilla'
import { startHistory, recordChange as changed, type History, redo, undo } from '../../lib/history.ts'
import type { Pictures, SiteData } from '../../templates/siteData.ts'

/** Changes of one field are one undo step, if less time than this is between them. */
const STEP_WITHIN_MS = 1000

export interface EditedSite {
  readonly data: SiteData
  readonly pictures: Pictures
}

export interface EditorState extends EditedSite {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /**
   * @param change the changed fields, or a function that returns the changed site
   * @param group the path of a field in which the visitor types or drags. Omitted: the change is a separate undo step.
   */
  readonly change: (change: Partial<SiteData> | ((site: EditedSite) => EditedSite), group?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Opens another site, without undo steps. */
  readonly open: (site: EditedSite) => void
}

export type EditorStore = StoreApi<EditorState>

const stateOf = ({ past, present, future }: History<EditedSite>) => ({
  ...present,
  canUndo: past.length > 0,
  canRedo: future.length > 0,
})

/** The store of the edited site, with its undo steps. @param now returns the time, ms */
export function createEditorStore(
  site: EditedSite,
  now: () => number = () => performance.now(),
): EditorStore {
  let history = startHistory(site)
  return createStore<EditorState>()((set) => {
    const replace = (next: History<EditedSite>) => {
      history = next
      set(stateOf(next))
    }
    return {
      ...stateOf(history),
      change: (change, group) => {
        const { present } = history
        const next =
          typeof change === 'function'
            ? change(present)
            : { ...present, data: { ...present.data, ...change } }
        replace(changed(history, next, { group: group ?? null, withinMs: STEP_WITHIN_MS, nowMs: now() }))
      },
      undo: () => replace(undo(history)),
      redo: () => replace(redo(history)),
      open: (newSite) => replace(startHistory(newSite)),
    }
  })
}
