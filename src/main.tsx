import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:constants.css'
import 'virtual:pictures.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/motion.css'
import './styles/print.css'
import { App } from './App.tsx'
import { isBrowserSupported } from './lib/browsers.ts'
import { loadPage, routeAt } from './pages/lazyPages.ts'
import { rememberScroll } from './pages/scrollMemory.ts'
import { findRoute } from './routes.ts'
import { followGate } from './scene/followGate.ts'
import { forcedState } from './scene/forcedState.ts'
import { followMotion } from './scene/motionChoice.ts'
import { useScene } from './scene/store.ts'

const { dataset } = document.documentElement
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
/** Undefined on the dev server, which does not prerender. */
const prerenderedPath = root.dataset.path

/** Not awaited at the top level: the page's chunk imports this chunk, so each would wait for the other. */
async function start(container: HTMLElement): Promise<void> {
  const { forceState, openGate } = useScene.getState()
  // The browser would scroll before the page of the entry is on screen.
  history.scrollRestoration = 'manual'
  rememberScroll()
  forceState(forcedState(location.search))
  // If `data-gate` is missing, the boot script has set no gate, or has removed it.
  if (dataset.gate === undefined) forceState({ gate: 'open' })
  followMotion()
  followGate()
  const route = prerenderedPath === undefined ? routeAt(location.pathname) : findRoute(prerenderedPath)
  // With its page loaded, React hydrates the whole document at once.
  await loadPage(route)
  const app = (
    <StrictMode>
      <App path={prerenderedPath} />
    </StrictMode>
  )
  if (prerenderedPath === undefined) createRoot(container).render(app)
  // A transition lets React handle a press while it hydrates.
  else startTransition(() => void hydrateRoot(container, app))
  dataset.js = 'ready'
  // The boot script has stored a press on the gate.
  if (dataset.gate === 'pressed') openGate()
}

if (isBrowserSupported()) {
  start(root).catch((reason: unknown) => {
    console.warn('The page stays as it was prerendered: its script could not be loaded.', reason)
    delete dataset.gate
    delete dataset.js
  })

  // `?tune` in the address opens the owner's tuning panel.
  if (/[?&]tune\b/.test(location.search))
    import('./panel/open.tsx')
      .then(({ open }) => open())
      .catch((reason: unknown) => {
        console.warn('The panel could not be opened.', reason)
        window.alert('The panel could not be opened. Reload this page to try again: your draft is kept.')
      })
}
