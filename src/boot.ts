import { BASE } from './lib/base.ts'
import { isSupported } from './lib/isSupported.ts'
import { forcedState } from './scene/forcedState.ts'
import { firstMotion, readVisitor } from './scene/visitor.ts'

/*
 * The code that stands inline in each page's head and runs before the first paint. The build bundles it to a classic
 * script (`src/build/bootScript.ts`); a page without a script, or in a browser too old for it, has neither gate nor moving
 * sky.
 */

/** A press that is not answered for this long shows the prerendered page, milliseconds. */
const UNANSWERED_MS = 4000
/** On a page without a gate nothing may be pressed before the script comes: it is not waited for longer, milliseconds. */
const STALLED_MS = 15_000

const root = document.documentElement.dataset
// This script's element says whether a gate stands before the page.
const { gate } = document.currentScript?.dataset ?? {}
const visitor = readVisitor()

if (isSupported()) {
  root.js = 'loading'
  root.motion = firstMotion(visitor)
  if (gate !== undefined && forcedState(visitor.search).gate !== 'open' && !isComeBackTo()) root.gate = ''
  addEventListener('click', rememberPress)
  addEventListener('error', showPageOnFailure, true)
  if (gate === undefined) setTimeout(showPage, STALLED_MS)
}

/** Returns true when the visitor came by Back or Forward. They have passed the gate already. */
function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/** Shows the prerendered page as visitors without a script see it, unless the site's script has taken over. */
function showPage(): void {
  if (root.js !== 'loading') return
  delete root.gate
  delete root.js
}

/** `main.tsx` opens the gate for a press that came before it. Without a script, no control that needs one is shown. */
function rememberPress({ target }: MouseEvent): void {
  if (root.js !== 'loading' || !(target instanceof Element && target.closest('button, label'))) return
  if (root.gate === '' && target.closest('[data-gate-button]')) root.gate = 'pressed'
  setTimeout(showPage, UNANSWERED_MS)
}

/** A script of the site that cannot be fetched, or throws, shows the page; a stranger's script does not matter. */
function showPageOnFailure(event: Event): void {
  if (scriptOf(event).startsWith(location.origin + BASE)) showPage()
}

/** The address of the script that failed, or an empty text. */
function scriptOf(event: Event): string {
  if (event.target instanceof HTMLScriptElement) return event.target.src
  // Inline code has the address of its page.
  return event instanceof ErrorEvent && /\.[jt]sx?\b/.test(event.filename) ? event.filename : ''
}
