import { useDeferredValue } from 'react'
import { Router, useLocation } from 'wouter'
import { BASE } from './lib/base.ts'
import { ErrorBoundary } from './lib/ErrorBoundary.tsx'
import { Announcer } from './pages/Announcer.tsx'
import { Page } from './pages/Page.tsx'
import { PrerenderedFallback } from './pages/PrerenderedFallback.tsx'
import { findRoute, hasGate, hasSky, isMissing } from './routes.ts'
import { Scene } from './scene/Scene.tsx'
import { site } from './site/site.ts'
import { Gate } from './ui/Gate.tsx'
import { MoonButton } from './ui/MoonButton.tsx'
import { MotionControl } from './ui/MotionControl.tsx'
import { SkipLink } from './ui/SkipLink.tsx'

/** Wouter expects no slash at the end. */
const base = BASE.slice(0, -1)

/** Everything on screen. @param path the route's path that the page was rendered for at build time */
export function App({ path }: { path?: string | undefined }) {
  return (
    <Router base={base} ssrPath={path && `${base}${path}`}>
      <ErrorBoundary fallback={<PrerenderedFallback />}>
        <Site />
      </ErrorBoundary>
    </Router>
  )
}

function Site() {
  const [path] = useLocation()
  // Deferred: the page before it dims at once, and stays while the next one loads and React renders it.
  const shownPath = useDeferredValue(path)
  const route = findRoute(shownPath)
  return (
    <>
      <ErrorBoundary fallback={null}>
        <Scene view={route.view} newMoon={isMissing(route)} />
      </ErrorBoundary>
      {hasGate(route) && <Gate />}
      <SkipLink />
      {hasSky(route) && <MotionControl />}
      {hasSky(route) && site.sky.moon && <MoonButton view={route.view} />}
      <Page route={route} leaving={shownPath !== path} />
      <Announcer route={route} />
    </>
  )
}
