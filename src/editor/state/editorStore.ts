import { createStore, type StoreApi } from 'zustand/vanilla'
import { type History, recordChange, redo, startHistory, undo } from '../../lib/history.ts'
import type { Pictures, SiteData } from '../../templates/engine/data/siteData.ts'

/** Changes of one field are one undo step if they follow each other within this time. */
const UNDO_STEP_WITHIN_MS = 1000

export interface EditedSite {
  readonly data: SiteData
  readonly pictures: Pictures
}

export interface EditorState extends EditedSite {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** @param group changes of one group in quick succession are one undo step; omitted: a separate undo step */
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

export function createEditorStore(
  site: EditedSite,
  currentTimeMs: () => number = () => performance.now(),
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
        const step = { group: group ?? null, withinMs: UNDO_STEP_WITHIN_MS, nowMs: currentTimeMs() }
        replace(recordChange(history, withoutRemovedFeatured(next), step))
      },
      undo: () => replace(undo(history)),
      redo: () => replace(redo(history)),
      open: (newSite) => replace(startHistory(newSite)),
    }
  })
}

/** Clears `featured` if no link of the page has this id. A new link can get the id of a removed one. */
function withoutRemovedFeatured(site: EditedSite): EditedSite {
  const { links, featured } = site.data
  if (featured === '' || links.some(({ id }) => id === featured)) return site
  return { ...site, data: { ...site.data, featured: '' } }
}
