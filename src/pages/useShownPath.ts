import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '../lib/afterFrame.ts'

/**
 * The path of the page on screen. It follows the address after the next frame, so that a press on a link is answered before
 * the next page renders. In a transition, the previous page stays while the next one loads.
 */
export function useShownPath(path: string): string {
  const [shownPath, setShownPath] = useState(path)
  useEffect(() => afterFrame(() => startTransition(() => setShownPath(path))), [path])
  return shownPath
}
