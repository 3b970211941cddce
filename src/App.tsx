import { useDeferredValue } from 'react'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { BASE } from './lib/base.ts'
import { within } from './lib/within.ts'
import { Announcer } from './pages/Announcer.tsx'
import { loadedPage, loadPage } from './pages/loadPage.ts'
import { Page } from './pages/Page.tsx'
import { PrerenderedFallback } from './pages/PrerenderedFallback.tsx'
import { routeAt } from './pages/routeAt.ts'
import { findRoute, hasGate } from './routes.ts'
import { Scene } from './scene/Scene.tsx'
import { ErrorBoundary } from './ui/ErrorBoundary.tsx'
import { Gate } from './ui/Gate.tsx'
import { MotionControl } from './ui/MotionControl.tsx'
import { SkipLink } from './ui/SkipLink.tsx'

/** The base as Wouter wants it: without a slash at its end. */
const base = BASE.slice(0, -1)

/** The path that was asked for last: an earlier one whose page comes later is out of date. */
let wanted = ''

/** Goes to a path, the base included, once its page has loaded, so that the page before it stays until then. */
const navigateOnceLoaded: AroundNavHandler = (navigate, to, options) => {
  wanted = to
  const { page } = routeAt(new URL(to, location.origin).pathname)
  if (loadedPage(page)) navigate(to, options)
  else
    within(loadPage(page)).then(
      () => wanted === to && navigate(to, options),
      // The host has a prerendered file for the path.
      () => wanted === to && location.assign(to),
    )
}

/** Everything on screen. @param path the route's path that the page was rendered for at build time */
export function App({ path }: { path?: string | undefined }) {
  return (
    <Router base={base} ssrPath={path && `${base}${path}`} aroundNav={navigateOnceLoaded}>
      <ErrorBoundary fallback={<PrerenderedFallback />}>
        <Site />
      </ErrorBoundary>
    </Router>
  )
}

function Site() {
  const [path] = useLocation()
  // Deferred: the page before it dims at once, while React renders the next one.
  const shownPath = useDeferredValue(path)
  const route = findRoute(shownPath)
  return (
    <>
      <ErrorBoundary fallback={null}>
        <Scene view={route.view} />
      </ErrorBoundary>
      {hasGate(route) && <Gate />}
      <SkipLink />
      {hasGate(route) && <MotionControl />}
      <Page route={route} leaving={shownPath !== path} />
      <Announcer route={route} />
    </>
  )
}
