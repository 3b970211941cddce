import { useDeferredValue } from 'react'
import { Router, useLocation } from 'wouter'
import { BASE } from './lib/base.ts'
import { ErrorBoundary } from './lib/ErrorBoundary.tsx'
import { Announcer } from './pages/Announcer.tsx'
import { Page } from './pages/Page.tsx'
import { PrerenderedFallback } from './pages/PrerenderedFallback.tsx'
import { findRoute, hasGate, hasSky, isNotFound } from './routes.ts'
import { Scene } from './scene/Scene.tsx'
import { site } from './site/site.ts'
import { Gate } from './ui/Gate.tsx'
import { MoonButton } from './ui/MoonButton.tsx'
import { MotionControl } from './ui/MotionControl.tsx'
import { SkipLink } from './ui/SkipLink.tsx'

/** The base path of the site as wouter wants it, without a slash at its end. */
const base = BASE.slice(0, -1)

/** Everything on screen. @param path the path for which the build rendered this page; undefined if it did not */
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
  // Deferred: the previous page dims at once, and stays visible until the next one has loaded and is rendered.
  const shownPath = useDeferredValue(path)
  const route = findRoute(shownPath)
  return (
    <>
      <ErrorBoundary fallback={null}>
        <Scene view={route.view} newMoon={isNotFound(route)} />
      </ErrorBoundary>
      {hasGate(route) && <Gate />}
      <SkipLink />
      {hasSky(route) && <MotionControl />}
      {hasSky(route) && site.sky.moon && <MoonButton view={route.view} />}
      <Page route={route} isLeaving={shownPath !== path} />
      <Announcer route={route} />
    </>
  )
}
