import { memo, Suspense, use, useEffect } from 'react'
import { within } from '../lib/within.ts'
import { isShared, type PageName, type Route } from '../routes.ts'
import { useScene } from '../scene/store.ts'
import { sections } from '../site/sections.ts'
import { site } from '../site/site.ts'
import { Footer } from '../ui/Footer.tsx'
import { Navbar } from '../ui/Navbar.tsx'
import { loadedPage, loadPage, type PageContent } from './loadPage.ts'
import styles from './Page.module.css'
import { usePrefetchedPages } from './prefetchPages.ts'
import { useArrival } from './useArrival.ts'

interface PageProps {
  readonly route: Route
  /** Whether another page is about to take its place. */
  readonly leaving: boolean
}

/** The page of the current path. The style sheet hides it while the gate stands before it. */
export function Page({ route, leaving }: PageProps) {
  const open = useScene((state) => state.phase === 'open')
  useEffect(() => {
    document.title = route.title
  }, [route.title])
  useArrival(route.path, open)
  usePrefetchedPages(route.path, open)

  return (
    <div className={styles.page} data-page="">
      {route.page === 'home' && sections.length > 1 && <Navbar sections={sections} />}
      <main key={route.path} className={styles.main} data-leaving={leaving || undefined}>
        <Content route={route} />
      </main>
      <Footer name={site.name} path={isShared(route) ? route.path : null} />
    </div>
  )
}

/** The page's own part. It renders once, not again when the gate opens, and hydrates apart from what is around it. */
const Content = memo(function Content({ route }: { route: Route }) {
  return (
    <Suspense>
      <Loaded route={route} />
    </Suspense>
  )
})

/** A page that has not loaded, as on the way back to one, appears when it has. */
function Loaded({ route }: { route: Route }) {
  const Component = loadedPage(route.page) ?? use(comingPage(route.page))
  return <Component templateId={route.templateId} />
}

const coming = new Map<PageName, Promise<PageContent>>()

/** A page's component, once it has loaded. Where it does not, its address names it already: the host sends it prerendered. */
function comingPage(name: PageName): Promise<PageContent> {
  const before = coming.get(name)
  if (before) return before
  const loading = within(loadPage(name)).catch(() => {
    location.reload()
    return new Promise<never>(() => {})
  })
  coming.set(name, loading)
  return loading
}
