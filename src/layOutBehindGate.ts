import { whenIdle } from './lib/whenIdle.ts'

/** Into how many parts the page's style sheet divides what is laid out behind the gate. */
const PARTS = 3

/**
 * Has the page behind the gate laid out where nobody waits for it: part by part, each in an idle moment of its own,
 * once the page's scripts have run. How many parts are there stands in the root element's `data-parts`. Whoever enters
 * earlier has all of it at once, while the gate fades.
 */
export function layOutBehindGate(): void {
  const { dataset } = document.documentElement
  whenIdle(function next() {
    const parts = Number(dataset.parts ?? 0) + 1
    dataset.parts = String(parts)
    if (parts < PARTS) whenIdle(next)
  })
}
