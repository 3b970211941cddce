import { useEffect, useState } from 'react'
import { fill } from '../lib/fill.ts'
import { lazyModule } from '../lib/lazyModule.ts'
import { useLazyModule } from '../lib/useLazyModule.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { useScene } from '../scene/store.ts'
import { text } from '../site/text.ts'
import styles from './Footer.module.css'

/** A device that is never idle gets the share buttons so long after loading, milliseconds. */
const LATEST_MS = 3000

const shareButtons = lazyModule(() => import('./Share.tsx'))

interface FooterProps {
  /** Whose site it is. */
  readonly name: string
  /** The page that can be shared, or null where there is none. */
  readonly path: string | null
}

/** The end of a page. */
export function Footer({ name, path }: FooterProps) {
  const open = useScene((state) => state.phase === 'open')
  const isShared = path !== null
  const [isIdle, setIdle] = useState(false)
  const { module: buttons } = useLazyModule(shareButtons, isIdle)

  useEffect(() => {
    if (!open || !isShared) return
    // Sharing needs a script, so the buttons are not prerendered. Without them the address bar remains.
    return whenIdle(() => setIdle(true), LATEST_MS)
  }, [open, isShared])

  return (
    <footer className={styles.footer}>
      {isShared && <div className={styles.share}>{buttons && <buttons.Share />}</div>}
      <p>{fill(text.page.footer, { name })}</p>
    </footer>
  )
}
