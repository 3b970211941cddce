import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '../lib/fill.ts'
import { lazyModule } from '../lib/lazyModule.ts'
import { useLazyModule } from '../lib/useLazyModule.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { useScene } from '../scene/store.ts'
import { text } from '../site/text.ts'
import styles from './Footer.module.css'

/** The share buttons load when the page is idle, or this long after it has loaded and the gate is open, ms. */
const MAX_IDLE_WAIT_MS = 3000

/** Not prerendered, because sharing needs a script. Without a script visitors use the address bar. */
const shareButtons = lazyModule(() => import('./Share.tsx'))

interface FooterProps {
  readonly name: string
  readonly hasShareButtons: boolean
  /** Shown between the buttons and the name. */
  readonly children?: ReactNode
}

export function Footer({ name, hasShareButtons, children }: FooterProps) {
  const isGateOpen = useScene((state) => state.phase === 'open')
  const [isWanted, setWanted] = useState(false)
  const { module: loaded } = useLazyModule(shareButtons, isWanted)

  useEffect(() => {
    if (!isGateOpen || !hasShareButtons) return
    return whenIdle(() => setWanted(true), MAX_IDLE_WAIT_MS)
  }, [isGateOpen, hasShareButtons])

  return (
    <footer className={styles.footer}>
      {hasShareButtons && <div className={styles.share}>{loaded && <loaded.Share />}</div>}
      {children}
      <p>{fill(text.page.footer, { name })}</p>
    </footer>
  )
}
