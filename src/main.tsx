import { StrictMode, startTransition } from 'react'
import 'virtual:constants.css'
import 'virtual:pictures.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/motion.css'
import './styles/print.css'
import { App } from './App.tsx'
import { layOutBehindGate } from './layOutBehindGate.ts'
import { loadPage } from './pages/loadPage.ts'
import { fetchAhead } from './pages/prefetchPages.ts'
import { routeAt } from './pages/routeAt.ts'
import { createRoot, hydrateRoot } from './reactRoot.ts'
import { findRoute, hasGate } from './routes.ts'
import { followPhase } from './scene/followPhase.ts'
import { forcedState } from './scene/forcedState.ts'
import { followMotion } from './scene/motionChoice.ts'
import { useScene } from './scene/store.ts'

const { force, enter } = useScene.getState()
history.scrollRestoration = 'manual'
force(forcedState(location.search))
if (!hasGate(routeAt(location.pathname))) force({ gate: 'open' })
followMotion()
const pressed = document.documentElement.dataset.gate === 'pressed'
followPhase()
// A click that came before this script counts.
if (pressed) enter()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
const printedPath = root.dataset.path
const app = (
  <StrictMode>
    <App path={printedPath} />
  </StrictMode>
)

/** Not awaited at the top: a page's script imports from this one, and the two would wait for each other. */
async function start(page: HTMLElement): Promise<void> {
  await loadPage((printedPath === undefined ? routeAt(location.pathname) : findRoute(printedPath)).page)
  if (printedPath === undefined) createRoot(page).render(app)
  // As a transition, so that React lets go of the thread every few milliseconds.
  else startTransition(() => void hydrateRoot(page, app))
  fetchAhead()
  layOutBehindGate()
}

// The owner's panel, which nobody else downloads.
if (/[?&]tune\b/.test(location.search)) void import('./tuning/open.tsx').then(({ open }) => open())

start(root).catch((reason: unknown) => {
  // The printed page stays, as for those without a script.
  console.warn('The page stays as it was printed: its script could not be had.', reason)
  delete document.documentElement.dataset.gate
  delete document.documentElement.dataset.js
})
