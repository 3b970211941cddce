import { startTransition, useEffect, useState } from 'react'

/**
 * The path of the page on screen. It follows the address after the next frame, so that a press on a link is answered before
 * the next page renders. In a transition, the previous page stays while the next one loads.
 */
export function useShownPath(path: string): string {
  const [shownPath, setShownPath] = useState(path)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The frame is painted after its callbacks. A hidden page has no frames.
    const follow = () => {
      timer = setTimeout(() => startTransition(() => setShownPath(path)))
    }
    if (document.hidden) follow()
    const frame = requestAnimationFrame(follow)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [path])
  return shownPath
}
