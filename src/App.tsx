import { Router, useLocation } from 'wouter'
import { BASE } from './base.ts'
import { findRoute } from './routes.ts'
import { Scene } from './scene/Scene.tsx'
import { Gate } from './ui/Gate.tsx'
import { MotionControl } from './ui/MotionControl.tsx'
import { Page } from './ui/Page.tsx'

/** Wouter's word for the base: without a slash at its end. */
const base = BASE.slice(0, -1)

/** Everything on screen. @param path the route's path that the page was rendered for at build time */
export function App({ path }: { path?: string | undefined }) {
  return (
    <Router base={base} ssrPath={path && `${base}${path}`}>
      <Site />
    </Router>
  )
}

function Site() {
  const [path] = useLocation()
  const route = findRoute(path)
  return (
    <>
      <Scene view={route.view} />
      <Gate />
      <MotionControl />
      <Page route={route} />
    </>
  )
}
