import { type ComponentType, useEffect, useState } from 'react'
import { site } from '../content/site.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { useScene } from '../scene/store.ts'
import styles from './Footer.module.css'

/** The end of a page. @param path the page that can be handed on, or null where there is none */
export function Footer({ path }: { path: string | null }) {
  const open = useScene((state) => state.phase === 'open')
  const [Share, setShare] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!open) return
    // It needs a script, and nobody shares a page before seeing it: nothing of it is printed, or loaded with the page.
    // If it cannot be had, the address bar is there.
    return whenIdle(() => {
      import('./Share.tsx').then(
        (loaded) => setShare(() => loaded.Share),
        () => {},
      )
    })
  }, [open])

  return (
    <footer className={styles.footer}>
      {path !== null && <div className={styles.share}>{Share && <Share key={path} />}</div>}
      <p>{site.name}, made after dark</p>
    </footer>
  )
}
