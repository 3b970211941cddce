import { useEffect, useRef, useState } from 'react'
import type { Route } from '../site/route.ts'
import styles from '../ui/visuallyHidden.module.css'

/** Announces a new page to screen readers. They announce the first page themselves. */
export function Announcer({ route: { path, title } }: { route: Route }) {
  const announcedPath = useRef(path)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (announcedPath.current === path) return
    announcedPath.current = path
    setMessage(title)
  }, [path, title])
  return (
    <p role="status" className={styles.hidden}>
      {message}
    </p>
  )
}
