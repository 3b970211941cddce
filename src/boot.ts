import { BASE } from './lib/base.ts'
import { isSupported } from './lib/browsers.ts'
import { forcedState } from './scene/forcedState.ts'
import { firstMotion, readVisitor } from './scene/visitor.ts'

/*
 * Inline in each page's head: it runs before the first paint. The build bundles it as a classic script
 * (`src/build/bootScript.ts`). Without it a page has no gate and no moving sky.
 */

/** If no script reacts to a press, the prerendered page shows after this time, ms. */
const UNANSWERED_MS = 4000
/** Longest wait for `main.tsx` on a page without a gate, ms. */
const STALLED_MS = 15_000

const root = document.documentElement.dataset
// `data-gate` of this script's element: undefined for a page without a gate. In a site of several languages its value is
// the path of the first language's home page, else it is empty.
const { gate } = document.currentScript?.dataset ?? {}
const visitor = readVisitor()

if (isSupported()) {
  root.js = 'loading'
  root.motion = firstMotion(visitor)
  if (
    gate !== undefined &&
    forcedState(visitor.search).gate !== 'open' &&
    !isBackOrForward() &&
    !isFromOtherLanguage()
  )
    root.gate = ''
  addEventListener('click', rememberPress)
  addEventListener('error', showPageOnFailure, true)
  if (gate === undefined) setTimeout(showPage, STALLED_MS)
}

/** True for a visitor who comes by Back or Forward, and so has opened the gate before. */
function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/** True for a visitor who comes from a page of this site in another language, and so has passed the gate there. */
function isFromOtherLanguage(): boolean {
  return Boolean(gate) && document.referrer.startsWith(location.origin + gate)
}

/** Shows the prerendered page as if scripts were off, unless `main.tsx` has started. */
function showPage(): void {
  if (root.js !== 'loading') return
  delete root.gate
  delete root.js
}

/** Stores an early press on the gate, so that `main.tsx` opens it. If that does not start in time, the page shows. */
function rememberPress({ target }: MouseEvent): void {
  if (root.js !== 'loading' || !(target instanceof Element && target.closest('button, label'))) return
  if (root.gate === '' && target.closest('[data-gate-button]')) root.gate = 'pressed'
  setTimeout(showPage, UNANSWERED_MS)
}

/** Shows the page after a failure of one of the site's own scripts. Those of browser extensions do not count. */
function showPageOnFailure(event: Event): void {
  if (scriptOf(event).startsWith(location.origin + BASE)) showPage()
}

/** The address of the script that failed to load or threw, or an empty text. */
function scriptOf(event: Event): string {
  if (event.target instanceof HTMLScriptElement) return event.target.src
  // In an error of inline code `filename` is the page's address, which is no script.
  return event instanceof ErrorEvent && /\.[jt]sx?\b/.test(event.filename) ? event.filename : ''
}
