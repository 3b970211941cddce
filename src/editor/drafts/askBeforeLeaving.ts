import type { StoreApi } from 'zustand/vanilla'
import type { DraftState } from './draftState.ts'

/**
 * While the draft is `pending` or `unavailable`, makes the browser ask before the page ends.
 * @param isSafe returns true if no change would be lost, so the browser need not ask; it may save changes first
 * @param signal its abort stops this
 */
export function askBeforeLeaving(
  state: StoreApi<DraftState>,
  isSafe: () => boolean,
  signal: AbortSignal,
): void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!isSafe()) event.preventDefault()
  }
  // The router opens a link without ending the page, so the browser does not ask. `location.assign` ends the page.
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]:not([target])')
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!link || opensElsewhere || isSafe()) return
    event.preventDefault()
    event.stopPropagation()
    location.assign(link.href)
  }
  const removeListeners = () => {
    removeEventListener('beforeunload', onBeforeUnload)
    removeEventListener('click', onClick, { capture: true })
  }
  // Listens only when necessary: Firefox keeps no page with a `beforeunload` listener in its back/forward cache.
  const update = ({ status }: DraftState) => {
    if (status !== 'pending' && status !== 'unavailable') return removeListeners()
    addEventListener('beforeunload', onBeforeUnload)
    addEventListener('click', onClick, { capture: true })
  }
  update(state.getState())
  const unsubscribe = state.subscribe(update)
  signal.addEventListener('abort', () => {
    unsubscribe()
    removeListeners()
  })
}
