import { BASE } from './lib/base.ts'
import { isBrowserSupported } from './lib/browsers.ts'
import { forcedState } from './scene/forcedState.ts'
import { firstMotion, readVisitor } from './scene/visitor.ts'

// An inline script in the head of each page (`src/build/prerender/inlineScript.ts`). It runs before the first paint.

/** Longest waits for `main.tsx`: after a press, and on a page without a gate. */
const PRESS_TIMEOUT_MS = 4000
const START_TIMEOUT_MS = 15_000

const { dataset } = document.documentElement
// On a page with a gate, this script has the attribute `data-gate`.
const { gate, corona: coronaUrl } = document.currentScript?.dataset ?? {}
const hasGate = gate !== undefined
const visitor = readVisitor()

addEventListener('DOMContentLoaded', enableRefusedStyles)

if (isBrowserSupported()) {
  // Only a page whose script runs may be hidden by the gate. A saved page keeps `data-gate`, but no defined elements.
  customElements.define('running-script', class extends HTMLElement {})
  dataset.js = 'loading'
  dataset.motion = firstMotion(visitor)
  if (hasGate && forcedState(visitor.search).gate !== 'open' && !isBackOrForward()) {
    dataset.gate = ''
    if (coronaUrl) preloadImage(coronaUrl)
  }
  addEventListener('click', rememberPress)
  addEventListener('error', showPageOnFailure, true)
  if (!hasGate) setTimeout(showPage, START_TIMEOUT_MS)
}

/** A program that changes the HTML after the build makes the policy refuse the inline styles. The same styles are in files. */
function enableRefusedStyles(): void {
  if (document.querySelector('style')?.sheet) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) link.disabled = false
}

/** Browsers would request the corona late, because it is in an SVG mask. */
function preloadImage(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }))
}

function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/** Shows the prerendered page as it looks without scripts. Does nothing after `main.tsx` has started. */
function showPage(): void {
  if (dataset.js !== 'loading') return
  delete dataset.gate
  delete dataset.js
}

/** Stores an early press on the gate for `main.tsx`. If `main.tsx` does not start soon after any press, the page shows. */
function rememberPress({ target }: MouseEvent): void {
  if (dataset.js !== 'loading' || !(target instanceof Element && target.closest('button, label'))) return
  if (dataset.gate === '' && target.closest('[data-gate-button]')) dataset.gate = 'pressed'
  setTimeout(showPage, PRESS_TIMEOUT_MS)
}

/** Shows the page if a script of the site does not load, or throws. Errors of browser extensions do not count. */
function showPageOnFailure(event: Event): void {
  if (scriptOf(event).startsWith(location.origin + BASE)) showPage()
}

function scriptOf(event: Event): string {
  if (event.target instanceof HTMLScriptElement) return event.target.src
  // For inline code, such as an extension’s, `filename` is the page’s address, which does not end in `.js` or `.tsx`.
  return event instanceof ErrorEvent && /\.[jt]sx?(\?|$)/.test(event.filename) ? event.filename : ''
}
