import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary.tsx'
import { whenIdle } from '../lib/whenIdle.ts'
import { useScene } from '../scene/store.ts'
import { text } from '../site/text.ts'
import styles from './Footer.module.css'
import { SiteText } from './SiteText.tsx'

/** The share button loads when the page is idle, or this long after it has loaded and the gate is open, ms. */
const MAX_IDLE_WAIT_MS = 3000

/** Not prerendered, because sharing needs a script. Without a script visitors use the address bar. */
const Share = lazy(() => import('./Share.tsx').then(({ Share }) => ({ default: Share })))

export interface FooterProps {
  readonly name: string
  readonly hasShareButton: boolean
  /** Shown between the button and the name. */
  readonly children?: ReactNode
}

export function Footer(props: FooterProps) {
  return (
    <footer className={styles.footer}>
      <FooterContent {...props} />
    </footer>
  )
}

export function FooterContent({ name, hasShareButton, children }: FooterProps) {
  const isGateOpen = useScene((state) => state.phase === 'open')
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!isGateOpen || !hasShareButton) return
    return whenIdle(() => setWanted(true), MAX_IDLE_WAIT_MS)
  }, [isGateOpen, hasShareButton])

  return (
    <>
      {hasShareButton && (
        <div className={styles.share}>
          <ErrorBoundary fallback={null}>
            <Suspense>{isWanted && <Share />}</Suspense>
          </ErrorBoundary>
        </div>
      )}
      {children}
      <p>
        <SiteText values={{ name }}>{text.page.footer}</SiteText>
      </p>
    </>
  )
}
