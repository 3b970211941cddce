import { Router, useLocation } from 'wouter'
import { findRoute } from './routes.ts'
import { Scene } from './scene/Scene.tsx'
import { Gate } from './ui/Gate.tsx'
import { MotionControl } from './ui/MotionControl.tsx'
import { Page } from './ui/Page.tsx'

/** Everything on screen. @param path the path that the page was rendered for at build time */
export function App({ path }: { path?: string | undefined }) {
  return (
    <Router ssrPath={path}>
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
