import type { StoreApi } from 'zustand/vanilla'
import type { DraftState } from './draftState.ts'

/** Makes the browser ask before the page ends with unsafe changes. @returns a function that stops this */
export function askBeforeLeaving(state: StoreApi<DraftState>, isSafe: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault()
  }
  // A link inside the site would not end the page, so it would not ask. Now it loads the other page.
  const load = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([target])')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || isSafe()) return
    event.preventDefault()
    event.stopPropagation()
    location.assign(link.href)
  }
  const end = () => {
    removeEventListener('beforeunload', ask)
    removeEventListener('click', load, { capture: true })
  }
  // Only while needed: Firefox does not keep a page with this listener in its back/forward cache.
  const follow = ({ status }: DraftState) => {
    if (status !== 'pending' && status !== 'unavailable') return end()
    addEventListener('beforeunload', ask)
    addEventListener('click', load, { capture: true })
  }
  follow(state.getState())
  const unsubscribe = state.subscribe(follow)
  return () => {
    unsubscribe()
    end()
  }
}
