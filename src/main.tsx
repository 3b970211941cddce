import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import 'virtual:constants.css'
import 'virtual:pictures.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/motion.css'
import { App } from './App.tsx'
import { followPhase } from './browser/followPhase.ts'
import { followMotion } from './browser/motionChoice.ts'
import { forcedState } from './scene/forcedState.ts'
import { useScene } from './scene/store.ts'

const { force, enter } = useScene.getState()
history.scrollRestoration = 'manual'
force(forcedState(location.search))
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
if (printedPath === undefined) createRoot(root).render(app)
else hydrateRoot(root, app)
