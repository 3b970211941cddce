import { memo, Suspense, use, useEffect } from 'react'
import { sections } from '../content/sections.ts'
import { site } from '../content/site.ts'
import { useHydrated } from '../lib/useHydrated.ts'
import { isMissing, type Route } from '../routes.ts'
import { useScene } from '../scene/store.ts'
import { Footer } from '../ui/Footer.tsx'
import { Navbar } from '../ui/Navbar.tsx'
import { loadedPage, loadPage } from './loadPage.ts'
import styles from './Page.module.css'
import { useArrival } from './useArrival.ts'

/** The page of the current path, out of reach while the gate stands before it. */
export function Page({ route }: { route: Route }) {
  const open = useScene((state) => state.phase === 'open')
  const hydrated = useHydrated()

  useEffect(() => {
    document.title = route.title
  }, [route.title])
  useArrival(route.path, open)

  return (
    <div className={styles.page} data-open={open} inert={hydrated && !open}>
      {route.page === 'home' && <Navbar sections={sections} />}
      <main key={route.path} className={styles.main}>
        <Content route={route} />
      </main>
      <Footer name={site.name} path={isMissing(route) ? null : route.path} />
    </div>
  )
}

/**
 * The page's own part. The gate's coming and going around it is nothing to it: else React would have to take over all
 * of a printed page at once, instead of bit by bit.
 */
const Content = memo(function Content({ route }: { route: Route }) {
  return (
    <Suspense>
      <Loaded route={route} />
    </Suspense>
  )
})

/** A page that is not here yet, as on the way back to one: it appears when it is. */
function Loaded({ route }: { route: Route }) {
  const Component = loadedPage(route.page) ?? use(loadPage(route.page))
  return <Component templateId={route.templateId} />
}
