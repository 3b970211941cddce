import { memo, Suspense, useEffect } from 'react'
import { routesIn } from '../routes.ts'
import { useScene } from '../scene/store.ts'
import { sections } from '../sections/sections.ts'
import { hasShareButton, type Route } from '../site/route.ts'
import { site } from '../site/site.ts'
import { text } from '../site/text.ts'
import { Footer } from '../ui/Footer.tsx'
import { LastScreen } from '../ui/LastScreen.tsx'
import { Navbar } from '../ui/Navbar.tsx'
import { FooterLinks, PageMenu } from '../ui/PageMenu.tsx'
import { lazyPage } from './lazyPages.ts'
import styles from './Page.module.css'
import { usePrefetchedPages } from './prefetchPages.ts'
import { useArrival } from './useArrival.ts'

const menu = routesIn('menu')
const footerPages = routesIn('footer')

interface PageProps {
  readonly route: Route
  /** True while the visitor waits for the next page. */
  readonly isLeaving: boolean
}

/** A page with its links and its footer, if it has one. `Page.module.css` hides it until the gate is open. */
export function Page({ route, isLeaving }: PageProps) {
  return (
    <div className={styles.page} data-page="" data-leaving={isLeaving || undefined}>
      <PageParts route={route} />
    </div>
  )
}

// Memoized, so that a press on a link changes only the attribute before the next frame.
const PageParts = memo(function PageParts({ route }: { route: Route }) {
  const isGateOpen = useScene((state) => state.phase === 'open')
  useEffect(() => {
    document.title = route.title
  }, [route.title])
  useArrival(route.path, isGateOpen)
  usePrefetchedPages()
  const footer = {
    name: site.name,
    hasShareButton: hasShareButton(route),
    children: footerPages.length > 0 && <FooterLinks pages={footerPages} currentPath={route.path} />,
  }

  return (
    <>
      {route.path === '/' && sections.length > 1 && <Navbar sections={sections} />}
      {menu.length > 0 && <PageMenu pages={menu} currentPath={route.path} />}
      <Content route={route} />
      {route.path === '/' && site.sky.moon ? (
        <LastScreen
          line={site.closingLine}
          hiddenLine={site.hiddenLine}
          touchLine={site.touchLine ?? text.page.touchLine}
          {...footer}
        />
      ) : (
        route.hasFooter !== false && <Footer {...footer} />
      )}
    </>
  )
})

// Memoized, so that the main part does not render again when the gate opens. All pages share the Suspense boundary:
// the previous page stays visible until the next page has loaded.
const Content = memo(function Content({ route }: { route: Route }) {
  return (
    <Suspense>
      <PageMain key={route.path} route={route} />
    </Suspense>
  )
})

function PageMain({ route }: { route: Route }) {
  const Component = lazyPage(route)
  const { cardId, kit, name, path } = route
  return (
    <main className={styles.main}>
      <Component cardId={cardId} kit={kit} name={name} path={path} />
    </main>
  )
}
