import type { StoreApi } from 'zustand/vanilla'
import type { DraftState } from './draftState.ts'

/** Has the browser ask before the page is left while it is not safe to end it. @returns a function that ends that */
export function askBeforeLeaving(state: StoreApi<DraftState>, isSafe: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault()
  }
  // A link inside the site ends no page, and would ask nothing: then it loads the other page.
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
  // Only while it may have to: in Firefox a page that listens for it never comes back at once from the history.
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
