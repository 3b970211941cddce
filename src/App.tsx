import { Router, useLocation } from 'wouter'
import { findRoute } from './routes.ts'
import { Scene } from './scene/Scene.tsx'
import { Announcer } from './ui/Announcer.tsx'
import { Gate } from './ui/Gate.tsx'
import { MotionControl } from './ui/MotionControl.tsx'
import { Page } from './ui/Page.tsx'
import { SkipLink } from './ui/SkipLink.tsx'

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
      <SkipLink />
      <MotionControl />
      <Page route={route} />
      <Announcer route={route} />
    </>
  )
}
