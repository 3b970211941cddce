import { Router, useLocation } from 'wouter'
import { BASE } from './lib/base.ts'
import { ErrorBoundary } from './lib/ErrorBoundary.tsx'
import { Announcer } from './pages/Announcer.tsx'
import { Page } from './pages/Page.tsx'
import { PrerenderedFallback } from './pages/PrerenderedFallback.tsx'
import { useShownPath } from './pages/useShownPath.ts'
import { findRoute } from './routes.ts'
import { Scene } from './scene/Scene.tsx'
import { hasGate, hasSky } from './site/route.ts'
import { Gate } from './ui/Gate.tsx'
import { MotionControl } from './ui/MotionControl.tsx'
import { SkipLink } from './ui/SkipLink.tsx'

/** wouter expects a base path without a slash at its end. */
const routerBase = BASE.slice(0, -1)

/** The page and its sky. @param path the path of the prerendered page; undefined if the page is not prerendered */
export function App({ path }: { path?: string | undefined }) {
  return (
    <Router base={routerBase} ssrPath={path && `${routerBase}${path}`}>
      <ErrorBoundary fallback={<PrerenderedFallback />}>
        <Site />
      </ErrorBoundary>
    </Router>
  )
}

function Site() {
  const [path] = useLocation()
  const shownPath = useShownPath(path)
  const route = findRoute(shownPath)
  return (
    <>
      <ErrorBoundary fallback={null}>
        <Scene view={route.view} hasNewMoon={route.isNotFound === true} />
      </ErrorBoundary>
      {hasGate(route) && <Gate />}
      <SkipLink />
      {hasSky(route) && <MotionControl />}
      <Page route={route} isLeaving={findRoute(path) !== route} />
      <Announcer route={route} />
    </>
  )
}
