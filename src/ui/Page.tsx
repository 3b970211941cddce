import { useEffect } from 'react'
import { useArrival } from '../browser/useArrival.ts'
import { useHydrated } from '../browser/useHydrated.ts'
import { pages } from '../pages/pages.ts'
import { isMissing, type Route } from '../routes.ts'
import { useScene } from '../scene/store.ts'
import { Footer } from './Footer.tsx'
import { Navbar } from './Navbar.tsx'
import styles from './Page.module.css'

/** The page of the current path, out of reach while the gate stands before it. */
export function Page({ route }: { route: Route }) {
  const open = useScene((state) => state.phase === 'open')
  const hydrated = useHydrated()
  const Content = pages[route.page]

  useEffect(() => {
    document.title = route.title
  }, [route.title])
  useArrival(route.path, open)

  return (
    <div className={styles.page} data-open={open} inert={hydrated && !open}>
      {route.page === 'home' && <Navbar />}
      <main key={route.path} className={styles.main}>
        <Content templateId={route.templateId} />
      </main>
      <Footer path={isMissing(route) ? null : route.path} />
    </div>
  )
}
