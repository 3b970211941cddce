import { whenIdle } from './whenIdle.ts'

/** Into how many parts the style sheet of the page divides what is laid out behind the gate. */
const PARTS = 3

/**
 * Has the page behind the gate laid out where nobody waits for it: part by part, each in a frame of its own, once the
 * page's scripts have run. Whoever enters earlier has all of it at once.
 */
export function layOutBehindGate(): void {
  const { dataset } = document.documentElement
  let parts = 0
  const next = () => {
    parts++
    dataset.behind = String(parts)
    if (parts < PARTS) whenIdle(next)
  }
  whenIdle(next)
}
