import { useCallback, useSyncExternalStore } from 'react'

/** A window without space for the form and the preview beside each other: below 64rem, as in the style sheets. */
export const NARROW_QUERY = '(max-width: 63.99rem)'

/** True while a media query matches. False outside a browser. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
