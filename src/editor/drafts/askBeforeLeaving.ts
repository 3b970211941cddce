import type { StoreApi } from 'zustand/vanilla'
import type { DraftState } from './draftState.ts'

/** Makes the browser ask before the page ends, unless `isSafe` returns true. @returns a function that stops this */
export function askBeforeLeaving(state: StoreApi<DraftState>, isSafe: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault()
  }
  // The router would open a link without ending the page, so the browser would not ask. Loads the page instead.
  const loadPage = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([target])')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || isSafe()) return
    event.preventDefault()
    event.stopPropagation()
    location.assign(link.href)
  }
  const removeListeners = () => {
    removeEventListener('beforeunload', ask)
    removeEventListener('click', loadPage, { capture: true })
  }
  // Only while needed: Firefox keeps no page with a listener for `beforeunload` in its back/forward cache.
  const update = ({ status }: DraftState) => {
    if (status !== 'pending' && status !== 'unavailable') return removeListeners()
    addEventListener('beforeunload', ask)
    addEventListener('click', loadPage, { capture: true })
  }
  update(state.getState())
  const unsubscribe = state.subscribe(update)
  return () => {
    unsubscribe()
    removeListeners()
  }
}
