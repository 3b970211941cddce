import { BASE } from './lib/base.ts'
import { isSupported } from './lib/browsers.ts'
import { forcedState } from './scene/forcedState.ts'
import { firstMotion, readVisitor } from './scene/visitor.ts'

/*
 * Inline in each page's head: it runs before the first paint. The build bundles it as a classic script
 * (`src/build/bootScript.ts`). Without it a page has no gate and no moving sky.
 */

/** Time after a press without an answer until the prerendered page shows. */
const UNANSWERED_MS = 4000
/** Longest wait for the script on a page without a gate. */
const STALLED_MS = 15_000

const root = document.documentElement.dataset
// The build writes it on this script's element, if the page has a gate: in a site of several languages it is the site's path.
const { gate } = document.currentScript?.dataset ?? {}
const visitor = readVisitor()

if (isSupported()) {
  root.js = 'loading'
  root.motion = firstMotion(visitor)
  if (
    gate !== undefined &&
    forcedState(visitor.search).gate !== 'open' &&
    !isComeBackTo() &&
    !isFromOtherLanguage()
  )
    root.gate = ''
  addEventListener('click', rememberPress)
  addEventListener('error', showPageOnFailure, true)
  if (gate === undefined) setTimeout(showPage, STALLED_MS)
}

/** A visitor who comes by Back or Forward has opened the gate before. */
function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/** A visitor who comes from a page in another language has passed the gate there. */
function isFromOtherLanguage(): boolean {
  return Boolean(gate) && document.referrer.startsWith(location.origin + gate)
}

/** Shows the prerendered page as without a script, unless `main.tsx` has started. */
function showPage(): void {
  if (root.js !== 'loading') return
  delete root.gate
  delete root.js
}

/** For `main.tsx`, which opens the gate if a press came before it. */
function rememberPress({ target }: MouseEvent): void {
  if (root.js !== 'loading' || !(target instanceof Element && target.closest('button, label'))) return
  if (root.gate === '' && target.closest('[data-gate-button]')) root.gate = 'pressed'
  setTimeout(showPage, UNANSWERED_MS)
}

/** Only failures of the site's own scripts count. */
function showPageOnFailure(event: Event): void {
  if (scriptOf(event).startsWith(location.origin + BASE)) showPage()
}

function scriptOf(event: Event): string {
  if (event.target instanceof HTMLScriptElement) return event.target.src
  // The file name of inline code is the page's address.
  return event instanceof ErrorEvent && /\.[jt]sx?\b/.test(event.filename) ? event.filename : ''
}
